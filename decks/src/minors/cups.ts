import { dove, snake } from '../creatures/beasts.ts';
import { wing } from '../creatures/wing.ts';
import type { Art } from '../drawing/art.d.ts';
import { fill, line, mirrored, put, tube } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.d.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { head } from '../figure/head.ts';
import type { Headwear } from '../figure/headwear.ts';
import type { Look } from '../figure/look.d.ts';
import type { Arm } from '../figure/person.d.ts';
import { person } from '../figure/person.ts';
import { bricks, castle, house, tower } from '../primitives/buildings.ts';
import { cloud, hill, lake, peaks, road, tiles, water } from '../primitives/land.ts';
import { disc, greatStar, rain } from '../primitives/lights.ts';
import { cornerSprays, flower, grapes, leaf, lily, spray, tree, wreath } from '../primitives/plants.ts';
import { rays, sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { ace } from './ace.ts';

export const aceOfCups: Scene = {
  alt: 'A golden cup overflows in five streams into the sea; a dove comes down to it, and water lilies open at its foot.',
  draw: (chance) => [
    ace(chance, 'cups'),
    [-2, -1, 0, 1, 2].map((i) => {
      const d = `M${300 + i * 40} 300Q${300 + i * 112} 330 ${300 + i * 92} ${702 - Math.abs(i) * 12}`;
      return [line(d, 13, 'line', 0.8), line(d, 10, 'waterLight'), line(d, 2, 'light', 0.7)];
    }),
    cup(300, 416, 1.6),
    dove({ x: 300, y: 226, size: 1.05, turn: 180 }),
    disc('light', 300, 296, 15, 1.6),
    line('M300 284V308M288 296H312', 2, 'metalDark'),
    mirrored([put(lotus, { x: 126, y: 800, size: 1 }), put(lotus, { x: 212, y: 846, size: 0.7 })]),
    put(lotus, { x: 300, y: 800, size: 1.2 }),
  ],
};

/** A water lily on its leaf. */
const lotus: Art = [
  fill('leaf', 'M-60 8C-60 -8 60 -8 60 8C60 24 -60 24 -60 8Z', { width: 1.8 }),
  [-60, -30, 60, 30, 0].map((turn, i) => put(fill(i % 2 ? 'light' : 'rose', 'M0 6C-16 -14 -12 -38 0 -50C12 -38 16 -14 0 6Z', { width: 1.6 }), { turn })),
];

export const twoOfCups: Scene = {
  alt: 'Two people face each other and raise a cup each; above them a winged heart rises from a staff with two snakes.',
  draw: (chance) => [
    sky(chance),
    rays(300, 270, 70, 420, 30, 0.5),
    hill(650, 12, 'far', 0.8),
    house(140, 654, 0.6),
    hill(720, 10, 'mid', 2),
    line('M300 330V640', 8),
    line('M300 330V640', 5, 'metalDark'),
    snake('M300 640C250 600 250 570 300 540C350 510 350 470 300 440C264 420 262 392 280 378', [282, 374], 'leaf'),
    put(snake('M0 640C-50 600 -50 570 0 540C50 510 50 470 0 440C-36 420 -38 392 -20 378', [-18, 374], 'sage'), { x: 300, flip: true }),
    [false, true].map((flip) => wing({ x: flip ? 280 : 320, y: 300, size: 0.9, flip })),
    fill('red', heart(300, 268, 62)),
    line('M262 250C264 236 276 228 288 230', 4, 'light', 0.7),
    pledging(170, { skin: 'skinFair', hair: 'hairAuburn', cut: 'long', turn: 0.9, mouth: 'smile' }, 'rose', false),
    pledging(430, { skin: 'skinBrown', hair: 'hairBlack', cut: 'curls', beard: 'short', turn: 0.9, mouth: 'smile' }, 'cloth', true),
    cornerSprays('rose', 'red'),
  ],
};

const pledging = (x: number, look: Look, cloth: Role, flip: boolean): Art =>
  person({ x, y: 852, size: 1.44, flip, look, wears: flip ? 'laurel' : 'roseWreath', dress: 'gown', cloth, arms: [{ elbow: [-50, -160], hand: [-34, -120] }, { elbow: [54, -160], hand: [56, -190], holds: cup(4, -22, 0.36) }] });

const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - r * 1.1} ${y + r * 0.3} ${x - r * 1.25} ${y - r * 0.35} ${x - r} ${y - r * 0.7}C${x - r * 0.7} ${y - r * 1.1} ${x - r * 0.15} ${y - r} ${x} ${y - r * 0.5}C${x + r * 0.15} ${y - r} ${x + r * 0.7} ${y - r * 1.1} ${x + r} ${y - r * 0.7}C${x + r * 1.25} ${y - r * 0.35} ${x + r * 1.1} ${y + r * 0.3} ${x} ${y + r}Z`;

export const threeOfCups: Scene = {
  alt: 'Three friends dance in a ring and lift their cups together above fruit and flowers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 300, 60, 460, 34, 0.6),
    hill(680, 14, 'far', 1),
    dancer(300, 812, 1.46, { skin: 'skinDark', hair: 'hairBlack', cut: 'bun', mouth: 'smile', eyes: 'open' }, 'straw', 'roseWreath', { elbow: [46, -240], hand: [4, -324] }, false),
    dancer(158, 850, 1.46, { skin: 'skinFair', hair: 'hairFair', cut: 'long', mouth: 'smile', turn: 0.7 }, 'rose', 'leafBand', { elbow: [62, -220], hand: [48, -300] }, false),
    dancer(442, 850, 1.46, { skin: 'skinOlive', hair: 'hairAuburn', cut: 'braids', mouth: 'smile', turn: 0.7 }, 'sage', 'laurel', { elbow: [62, -220], hand: [48, -300] }, true),
    hill(858, 4, 'near', 2),
    [[92, 848], [230, 858], [370, 858], [508, 848]].map(([x = 0, y = 0], i) => (i % 2 ? grapes(x, y - 10, 0.9) : [disc('metal', x - 14, y, 18), disc('red', x + 16, y + 2, 16), leaf(x, y - 16, -60, 24)])),
  ],
};

const dancer = (x: number, y: number, size: number, look: Look, cloth: Role, wears: Headwear, arm: Omit<Arm, 'holds'>, flip: boolean): Art =>
  person({ x, y, size, flip, look, wears, dress: 'gown', cloth, arms: [{ elbow: [-58, -166], hand: [-64, -124] }, { ...arm, holds: cup(2, -18, 0.36) }] });

export const fourOfCups: Scene = {
  alt: 'Somebody sits under a tree with folded arms, eyes shut, before three cups; a hand from a cloud offers a fourth that is not seen.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(660, 12, 'far', 0.6),
    put(tree(0, 0, 2.1), { x: 402, y: 740 }),
    hill(740, 8, 'mid', 2),
    person({
      x: 374,
      y: 826,
      size: 1.36,
      look: { skin: 'skinOlive', hair: 'hairBrown', cut: 'curls', eyes: 'closed', brow: 'stern', mouth: 'firm', turn: 0.4 },
      dress: 'seated',
      cloth: 'sage',
      bow: 8,
      arms: [
        { elbow: [-70, -140], hand: [16, -152] },
        { elbow: [70, -140], hand: [-16, -162] },
      ],
    }),
    cloud(112, 420, 1, 'light'),
    put([fill('linen', 'M-70 -22C-40 -26 -10 -24 10 -18V22C-10 26 -40 28 -70 24Z', { width: 2 }), fill('trim', 'M4 -22H20V26H4Z', { width: 1.4 })], { x: 150, y: 424 }),
    rays(214, 372, 54, 110, 12, 0.8),
    cup(214, 388, 0.74),
    fist('skinFair', { x: 196, y: 424, turn: 90, size: 1.1 }),
    [92, 172, 252].map((x) => cup(x, 792, 0.76)),
    times(8, (i) => leaf(60 + i * 66, 868, -100 + (i % 3) * 22, 28, i % 2 ? 'leaf' : 'leafDark')),
  ],
};

export const fiveOfCups: Scene = {
  alt: 'A figure in a dark cloak bows over three spilled cups; behind it two cups still stand, and a bridge leads over the river to a house.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    cloud(160, 236, 0.9, 'shade'),
    cloud(440, 200, 0.8, 'shade'),
    rain([[110, 290], [150, 330], [190, 280], [410, 250], [450, 300], [480, 240], [130, 380], [470, 350], [90, 340], [520, 310]]),
    hill(560, 12, 'far', 0.5),
    castle(460, 560, 0.66),
    lake(584, 760),
    fill('stone', 'M40 640C140 590 250 590 330 640V664H296A44 40 0 0 0 210 664H160A44 40 0 0 0 74 664H40Z'),
    line('M40 628C140 578 250 578 330 628', 2),
    hill(716, 8, 'mid', 1.2),
    person({
      x: 318,
      y: 818,
      size: 1.6,
      look: { skin: 'skinFair', hair: 'hairBlack', cut: 'short', eyes: 'closed', brow: 'sad', mouth: 'firm', turn: -0.8 },
      wears: 'hood',
      dress: 'gown',
      cloth: 'shade',
      trim: 'stone',
      cloak: 'ink',
      lean: -8,
      bow: -18,
      arms: [
        { elbow: [-56, -160], hand: [-12, -176] },
        { elbow: [56, -160], hand: [12, -164] },
      ],
    }),
    spilled(112, 752, -98),
    spilled(196, 796, 82),
    spilled(104, 834, -84),
    cup(452, 786, 0.74),
    cup(520, 812, 0.74),
  ],
};

const spilled = (x: number, y: number, turn: number): Art => [
  fill('red', `M${x - Math.sign(turn) * -46} ${y + 10}c${Math.sign(turn) * 34} -14 ${Math.sign(turn) * 70} -6 ${Math.sign(turn) * 74} 10c${Math.sign(turn) * -20} 18 ${Math.sign(turn) * -60} 10 ${Math.sign(turn) * -74} -10Z`, { width: 1.6 }),
  cup(x, y, 0.56, turn),
];

export const sixOfCups: Scene = {
  alt: 'In the garden of an old house a child hands a smaller one a cup full of flowers; five more flowering cups stand round them.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(600, 8, 'far', 1),
    put(house(0, 0, 2), { x: 190, y: 640 }),
    tower(444, 640, 110, 300),
    bricks(636, 700, 32, 'stoneDark', 'shade'),
    tiles(700, 'stone', 'stoneDark'),
    person({
      x: 262,
      y: 816,
      size: 1.04,
      look: { skin: 'skinOlive', hair: 'hairBrown', cut: 'curls', eyes: 'down', mouth: 'smile', turn: 0.9 },
      wears: 'featherCap',
      dress: 'tunic',
      cloth: 'cloth',
      hose: 'wine',
      lean: 8,
      arms: [
        { elbow: [30, -170], hand: [66, -168], behind: true },
        { elbow: [48, -150], hand: [74, -152] },
      ],
    }),
    blooming(356, 644, 0.5),
    person({
      x: 424,
      y: 826,
      size: 0.82,
      flip: true,
      look: { skin: 'skinFair', hair: 'hairFair', cut: 'braids', eyes: 'open', mouth: 'smile', turn: 0.9 },
      wears: 'kerchief',
      dress: 'gown',
      cloth: 'rose',
      bow: -8,
      arms: [
        { elbow: [34, -180], hand: [60, -186], behind: true },
        { elbow: [46, -170], hand: [66, -176] },
      ],
    }),
    blooming(98, 652, 0.56),
    blooming(508, 676, 0.56),
    blooming(110, 812, 0.64),
    blooming(340, 830, 0.5),
    blooming(504, 816, 0.64),
  ],
};

/** A cup with five-petalled flowers growing out of it. */
const blooming = (x: number, y: number, size: number): Art => [
  [-1, 0, 1].map((i) => spray({ from: [x + i * 10, y - 70 * size], to: [x + i * 30, y - (126 - Math.abs(i) * 18) * size], bend: i * 0.2, leaves: 2, length: 18, tip: flower(x + i * 32 * (size + 0.3), y - (134 - Math.abs(i) * 20) * size, 15, 5, i ? 'rose' : 'light', i ? 'red' : 'linen') })),
  cup(x, y, size),
];

export const sevenOfCups: Scene = {
  alt: 'A dark figure looks up at seven cups in the clouds; out of them rise a castle, a snake, jewels, a wreath, a face, a star and a veiled shape.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 420, 100, 420, 26, 0.35),
    [[130, 340, 0.9], [300, 300, 1], [470, 340, 0.9], [96, 530, 0.8], [236, 560, 0.9], [372, 560, 0.9], [504, 530, 0.8]].map(([x = 0, y = 0, k = 1]) => cloud(x, y, k, 'steel')),
    vision(144, 296, put(castle(0, 0, 0.34), { y: 6 })),
    vision(300, 256, [rays(0, -34, 16, 56, 10, 0.9), greatStar(0, -34, 34)]),
    vision(456, 296, put(head({ skin: 'skinFair', hair: 'hairFair', cut: 'curls' }), { y: -34, size: 0.42 })),
    vision(100, 482, [snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf')]),
    vision(236, 512, [[-16, 0, 'red'], [14, 0, 'waterLight'], [0, -14, 'leaf'], [-12, -22, 'light'], [16, -20, 'rose']].map(([x, y, role]) => fill(role as Role, `M${x as number} ${(y as number) - 13}l13 12l-13 14l-13 -14Z`, { width: 1.4 }))),
    vision(370, 512, wreath(0, -30, 26, 28, 14, 18)),
    vision(500, 482, [fill('light', 'M0 -76C-26 -74 -30 -40 -34 6H34C30 -40 26 -74 0 -76Z', { width: 1.8 }), line('M-14 -60Q-20 -30 -20 4M14 -60Q20 -30 20 4M0 -50V4', 1.4, 'metalDark'), rays(0, -36, 44, 62, 10, 0.9)]),
    hill(800, 8, 'near', 1),
    person({
      x: 300,
      y: 856,
      size: 0.92,
      away: true,
      look: { skin: 'skinOlive', hair: 'hairBlack' },
      dress: 'robe',
      cloth: 'ink',
      trim: 'shade',
      arms: [
        { elbow: [-76, -196], hand: [-98, -240] },
        { elbow: [72, -180], hand: [96, -206] },
      ],
    }),
  ],
};

const vision = (x: number, y: number, what: Art): Art => [put(what, { x, y: y - 34 }), cup(x, y, 0.5)];

export const eightOfCups: Scene = {
  alt: 'Under an eclipsed moon somebody in a red cloak walks away into the mountains with a staff and leaves eight stacked cups behind.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(300, 236, 80, 200, 26, 0.6),
    disc('glow', 300, 236, 66),
    disc('shade', 316, 228, 60, 1.6),
    peaks(560, [[140, 110, 190], [470, 120, 220], [300, 80, 120]]),
    lake(570, 700),
    fill('stoneDark', 'M300 640C380 610 470 600 560 620V780H250C230 720 260 660 300 640Z'),
    line('M330 650L350 720M430 626L440 700M500 620L490 690', 1.6, 'line', 0.5),
    person({
      x: 392,
      y: 690,
      size: 1.04,
      away: true,
      look: { skin: 'skinOlive', hair: 'hairBrown' },
      wears: 'wideHat',
      dress: 'robe',
      cloth: 'wine',
      cloak: 'red',
      lean: 8,
      arms: [
        { elbow: [-50, -160], hand: [-40, -130] },
        { elbow: [56, -170], hand: [70, -160], holds: tube('wood', 'M0 -70V136', 6) },
      ],
    }),
    hill(744, 6, 'near', 1.6),
    [88, 180, 272, 364, 456].map((x) => cup(x, 816, 0.68)),
    [134, 226, 410].map((x) => cup(x, 688, 0.68)),
  ],
};

export const nineOfCups: Scene = {
  alt: 'A contented host sits with folded arms and a smile; nine cups stand on the curved shelf behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 100, 460, 30, 0.45),
    hill(640, 8, 'far', 1),
    fill('cloth', 'M60 900V530C120 440 220 400 300 400C380 400 480 440 540 530V900Z'),
    times(9, (i) => line(`M${92 + i * 52} ${560 - Math.sin((i / 8) * Math.PI) * 110}V890`, 1.6, 'line', 0.4)),
    fill('metal', 'M48 530C120 426 220 384 300 384C380 384 480 426 552 530V556C480 456 380 414 300 414C220 414 120 456 48 556Z'),
    times(9, (i) => cup(84 + i * 54, 446 - Math.sin((i / 8) * Math.PI) * 122, 0.5)),
    fill('wood', 'M150 770H450V900H150Z'),
    person({
      x: 300,
      y: 856,
      size: 1.46,
      look: { skin: 'skinOlive', hair: 'hairBlack', cut: 'short', beard: 'full', eyes: 'open', brow: 'raised', mouth: 'smile' },
      wears: 'featherCap',
      dress: 'seated',
      cloth: 'wine',
      trim: 'metal',
      arms: [
        { elbow: [-76, -140], hand: [20, -156] },
        { elbow: [76, -140], hand: [-20, -166] },
      ],
    }),
  ],
};

export const tenOfCups: Scene = {
  alt: 'A rainbow of ten cups stands over a family: two parents lift their arms, two children dance, and their house waits by the river.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    (['red', 'straw', 'glow', 'leaf', 'waterLight'] as const).map((role, i) => line(`M${92 + i * 15} 620A${208 - i * 15} ${300 - i * 15} 0 0 1 ${508 - i * 15} 620`, 14, role, 0.85)),
    hill(600, 10, 'far', 0.7),
    tree(430, 640, 0.5),
    tree(488, 646, 0.62),
    house(396, 640, 0.7),
    hill(650, 8, 'mid', 2),
    road(220, 640, 900, 'waterLight', 60),
    hill(830, 5, 'near', 1),
    times(10, (i) => {
      const [x, y] = polar(0, 0, 1, 186 + i * 18.7);
      return cup(300 + x * 214, 616 + y * 340, 0.46);
    }),
    person({ x: 214, y: 826, size: 0.98, look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', mouth: 'smile', turn: 0.5 }, dress: 'gown', cloth: 'rose', arms: [{ elbow: [-74, -200], hand: [-86, -254] }, { elbow: [46, -170], hand: [52, -138] }] }),
    person({ x: 300, y: 826, size: 1, look: { skin: 'skinOlive', hair: 'hairBrown', beard: 'short', mouth: 'smile', turn: -0.5 }, dress: 'robe', cloth: 'cloth', arms: [{ elbow: [-46, -170], hand: [-40, -140] }, { elbow: [74, -200], hand: [86, -254] }] }),
    person({ x: 410, y: 856, size: 0.66, look: { skin: 'skinOlive', hair: 'hairAuburn', cut: 'braids', mouth: 'smile', eyes: 'open', turn: 0.5 }, dress: 'gown', cloth: 'glow', lean: -6, arms: [{ elbow: [-66, -190], hand: [-80, -220] }, { elbow: [60, -180], hand: [84, -180] }] }),
    person({ x: 494, y: 856, size: 0.62, look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'curls', mouth: 'smile', eyes: 'open', turn: -0.5 }, dress: 'tunic', cloth: 'sage', hose: 'straw', lean: 6, arms: [{ elbow: [-60, -180], hand: [-84, -180] }, { elbow: [66, -190], hand: [80, -220] }], legs: [[[-26, -56], [-30, -10]], [[34, -66], [18, -24]]] }),
  ],
};

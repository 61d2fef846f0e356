import { leapingDog, perchedBird } from '../creatures/beasts.ts';
import type { Art } from '../drawing/art.d.ts';
import { fill, flat, line, mirrored, put, tube } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.d.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import type { Look } from '../figure/look.d.ts';
import { person } from '../figure/person.ts';
import { bricks, castle, glassWindow, sailingShip, tower } from '../primitives/buildings.ts';
import { hill, tiles, water } from '../primitives/land.ts';
import { crescent, disc } from '../primitives/lights.ts';
import { cypress, flower, grapes, leaf, spray } from '../primitives/plants.ts';
import { rays, sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { ace, garland } from './ace.ts';

export const aceOfPentacles: Scene = {
  alt: 'A great golden coin with a five-pointed star shines above a garden gate of leaves and flowers.',
  draw: (chance) => [
    ace(chance, 'pentacles'),
    pentacle(300, 400, 1.5),
    mirrored(spray({ from: [308, 650], to: [486, 300], bend: 0.34, leaves: 10, length: 46, tip: flower(486, 300, 26, 6) })),
    garland(),
  ],
};

export const twoOfPentacles: Scene = {
  alt: 'A juggler keeps two coins moving in a ribbon like the sign of infinity, while ships ride high waves behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 110, 420, 26, 0.4),
    water(600, 8, 30),
    put(sailingShip(0, 0, 1), { x: 116, y: 628, turn: -10 }),
    put(sailingShip(0, 0, 0.9, 'glow'), { x: 484, y: 640, turn: 12 }),
    hill(790, 5, 'near', 1),
    person({
      x: 300,
      y: 846,
      size: 1.56,
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'curls', eyes: 'open', brow: 'raised', mouth: 'smile', turn: -0.6 },
      wears: 'tallHat',
      dress: 'tunic',
      cloth: 'wine',
      hose: 'sage',
      lean: -4,
      arms: [
        { elbow: [-76, -150], hand: [-82, -180] },
        { elbow: [76, -140], hand: [84, -160] },
      ],
      legs: [
        [[-34, -70], [-14, -30]],
        [[22, -62], [22, -6]],
      ],
    }),
    ['line', 'leaf'].map((role, i) => line('M300 566C250 470 90 440 90 540C90 640 250 650 300 566C350 480 510 470 510 570C510 660 350 660 300 566Z', i ? 11 : 15, role as Role)),
    pentacle(160, 536, 0.72),
    pentacle(440, 566, 0.72),
  ],
};

export const threeOfPentacles: Scene = {
  alt: 'A mason works on the arch of a church while two people hold up the plan; three coins are carved in the tracery above.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('shade', boxPath(40, 30, 520, 870)),
    fill('stoneDark', 'M70 900V420C70 250 180 160 300 110C420 160 530 250 530 420V900H480V430C480 300 400 230 300 184C200 230 120 300 120 430V900Z'),
    fill('ink', 'M120 900V430C120 300 200 230 300 184C400 230 480 300 480 430V900Z'),
    rays(300, 420, 60, 320, 24, 0.25),
    fill('stone', 'M120 520V430C120 300 200 230 300 184C400 230 480 300 480 430V520C440 470 390 480 370 520C350 470 250 470 230 520C210 480 160 470 120 520Z'),
    [[300, 292], [222, 408], [378, 408]].map(([x = 0, y = 0]) => [disc('ink', x, y, 66, 2), pentacle(x, y, 0.6)]),
    tiles(800, 'stone', 'stoneDark'),
    fill('wood', 'M96 716H236V736H96ZM112 736H126V868H112ZM206 736H220V868H206Z'),
    person({
      x: 166,
      y: 722,
      size: 0.92,
      look: { skin: 'skinOlive', hair: 'hairBrown', cut: 'curls', eyes: 'open', mouth: 'firm', turn: 0.6 },
      wears: 'kerchief',
      dress: 'tunic',
      cloth: 'straw',
      hose: 'sage',
      arms: [
        { elbow: [60, -200], hand: [72, -232], holds: [fill('steel', 'M-5 10L-3 -46H5L5 10Z', { width: 1.6 })], behind: true },
        { elbow: [66, -160], hand: [100, -188], holds: put([fill('wood', 'M-4 30V-30H4V30Z', { width: 1.4 }), fill('steel', 'M-16 -40H16V-22H-16Z', { width: 1.6 })], { turn: -30 }) },
      ],
    }),
    person({ x: 316, y: 850, size: 1.04, look: { skin: 'skinFair', hair: 'hairWhite', cut: 'bald', beard: 'short', eyes: 'open', turn: -0.6 }, dress: 'robe', cloth: 'linen', trim: 'wood', arms: [{ elbow: [-50, -170], hand: [-46, -150] }, { elbow: [56, -160], hand: [62, -160] }] }),
    person({ x: 436, y: 850, size: 1.06, flip: true, look: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open', mouth: 'smile', turn: 0.6 }, wears: 'scholarCap', dress: 'gown', cloth: 'wine', arms: [{ elbow: [-50, -164], hand: [-46, -126] }, { elbow: [56, -160], hand: [54, -158] }] }),
    put([fill('linen', 'M-42 -26H42V26H-42Z'), line('M-30 20V-4A30 22 0 0 1 30 -4V20M0 -26V-14M-10 20V4A10 8 0 0 1 10 4V20', 1.8, 'ink', 0.8)], { x: 378, y: 684 }),
  ],
};

export const fourOfPentacles: Scene = {
  alt: 'A crowned miser sits before a city with a coin on the head, one clasped in the arms and one under each foot.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    [[90, 640, 60, 170], [160, 640, 70, 230], [236, 640, 54, 140], [370, 640, 60, 160], [440, 640, 70, 250], [516, 640, 60, 180]].map(([x = 0, y = 0, w = 0, h = 0]) => tower(x, y, w, h, 'far', 'mid')),
    hill(640, 6, 'mid', 1),
    tiles(760, 'stone', 'stoneDark'),
    fill('stoneDark', 'M160 730H440V830H160Z'),
    person({
      x: 300,
      y: 836,
      size: 1.7,
      look: { skin: 'skinFair', hair: 'hairBrown', cut: 'short', beard: 'short', eyes: 'open', brow: 'stern', mouth: 'firm' },
      dress: 'seated',
      cloth: 'wine',
      cloak: 'shade',
      arms: [
        { elbow: [-84, -160], hand: [-44, -140] },
        { elbow: [84, -160], hand: [44, -140] },
      ],
    }),
    put(HEADWEAR.squareCrown, { x: 300, y: 400, size: 0.76 }),
    pentacle(300, 258, 0.68),
    pentacle(300, 592, 0.82),
    [-1, 1].map((s) => [tube('wine', `M${300 + s * 108} 540Q${300 + s * 116} 640 ${300 + s * 54} 640`, 36), fist('skinFair', { x: 300 + s * 44, y: 634, turn: s * -80, size: 1.15 })]),
    pentacle(186, 822, 0.56),
    pentacle(414, 822, 0.56),
    [-1, 1].map((s) => fill('woodDark', `M${300 + s * 90} 776C${300 + s * 90} 756 ${300 + s * 130} 756 ${300 + s * 138} 776Z`)),
  ],
};

export const fiveOfPentacles: Scene = {
  alt: 'Two poor people, one on crutches, pass in the snow under a lit church window in which five coins shine.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    flat('ink', boxPath(40, 30, 520, 870), 0.5),
    bricks(96, 800, 44, 'shade', 'far'),
    glassWindow(300, 118, 300, 440),
    flat('glow', 'M156 552V300Q156 166 300 126Q444 166 444 300V552Z', 0.3),
    rays(300, 350, 60, 190, 20, 0.6),
    tube('leafDark', 'M300 548V210', 8),
    [[240, 470, 40], [360, 470, 140], [236, 330, 40], [364, 330, 140]].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn + 180, 46)),
    [[300, 214], [214, 322], [386, 322], [230, 452], [370, 452]].map(([x = 0, y = 0]) => pentacle(x, y, 0.58)),
    fill('snow', 'M40 760C120 730 200 756 300 742C400 730 480 752 560 736V900H40Z'),
    person({ x: 214, y: 838, size: 1.02, look: { skin: 'skinOlive', hair: 'hairBlack', beard: 'short', eyes: 'down', brow: 'sad', mouth: 'firm', turn: 0.7 }, wears: 'bandage', dress: 'tunic', cloth: 'sageDark', hose: 'linen', lean: 12, bow: 8, arms: [{ elbow: [-56, -160], hand: [-44, -130], holds: tube('wood', 'M0 -50V126', 6) }, { elbow: [60, -160], hand: [62, -134], holds: tube('wood', 'M0 -50V126', 6) }], legs: [[[-14, -50], [-22, -6]], [[30, -76], [6, -52]]] }),
    person({ x: 390, y: 838, size: 1.1, look: { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'down', brow: 'sad', turn: 0.8 }, wears: 'hood', dress: 'gown', cloth: 'shade', trim: 'stone', cloak: 'wineDark', lean: 16, bow: 14, arms: [{ elbow: [-56, -160], hand: [10, -170] }, { elbow: [60, -150], hand: [-6, -158] }] }),
    times(70, () => disc('light', 60 + chance() * 480, 110 + chance() * 740, 1.6 + chance() * 2.6, 0, 0.85)),
  ],
};

export const sixOfPentacles: Scene = {
  alt: 'A merchant with level scales lets coins fall to two people who kneel with open hands; six great coins hang in the sky.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(640, 10, 'far', 1),
    castle(470, 646, 0.6),
    cypress(96, 650, 130),
    hill(720, 8, 'mid', 2),
    [[130, 330], [208, 232], [300, 190], [392, 232], [470, 330], [300, 306]].map(([x = 0, y = 0]) => pentacle(x, y, 0.5)),
    person({
      x: 300,
      y: 836,
      size: 1.6,
      look: { skin: 'skinDark', hair: 'hairBlack', beard: 'short', eyes: 'down', mouth: 'smile', turn: -0.4 },
      wears: 'scholarCap',
      dress: 'gown',
      cloth: 'wine',
      cloak: 'cloth',
      arms: [
        { elbow: [-66, -150], hand: [-82, -140] },
        { elbow: [66, -180], hand: [80, -202], holds: put(balance, { size: 0.62 }) },
      ],
    }),
    [[166, 650], [178, 682], [158, 700]].map(([x = 0, y = 0]) => disc('metal', x, y, 8, 1.6)),
    beggar(142, 852, false, { skin: 'skinFair', hair: 'hairWhite', beard: 'short' }, 'straw'),
    beggar(462, 852, true, { skin: 'skinOlive', hair: 'hairBrown', cut: 'long' }, 'sageDark'),
  ],
};

const beggar = (x: number, y: number, flip: boolean, look: Look, cloth: Role): Art =>
  person({ x, y, size: 0.92, flip, look: { ...look, eyes: 'open', brow: 'raised', turn: 0.8 }, wears: 'kerchief', dress: 'kneeling', cloth, trim: 'linen', bow: -14, arms: [{ elbow: [30, -180], hand: [66, -200] }, { elbow: [56, -150], hand: [80, -186] }] });

const balance: Art = [
  line('M0 0V-40', 5, 'metal'),
  fill('metal', 'M-70 -46Q0 -56 70 -46V-38Q0 -48 -70 -38Z', { width: 1.8 }),
  [-64, 64].map((x) => [line(`M${x} -40L${x - 28} 44M${x} -40L${x + 28} 44`, 2.4, 'metal'), fill('metal', `M${x - 36} 42H${x + 36}Q${x + 22} 70 ${x} 70Q${x - 22} 70 ${x - 36} 42Z`, { width: 2 })]),
];

export const sevenOfPentacles: Scene = {
  alt: 'A gardener leans on a hoe and considers a great bush on which seven coins have ripened.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(440, 212, 32, -20),
    hill(650, 22, 'far', 0.2),
    hill(720, 14, 'mid', 2.1),
    hill(800, 8, 'near', 4),
    [[206, 860, 120, 470, -0.1], [206, 860, 300, 470, 0.12], [206, 860, 206, 330, 0.04], [206, 860, 110, 660, -0.2], [206, 860, 310, 660, 0.2], [206, 860, 206, 560, 0]].map(([x = 0, y = 0, tx = 0, ty = 0, bend = 0]) => spray({ from: [x, y], to: [tx, ty], bend, leaves: 8, length: 52 })),
    [[206, 300], [126, 414], [286, 414], [206, 500], [112, 604], [302, 604], [206, 704]].map(([x = 0, y = 0]) => pentacle(x, y, 0.56)),
    person({
      x: 434,
      y: 846,
      size: 1.42,
      flip: true,
      look: { skin: 'skinBrown', hair: 'hairBrown', cut: 'short', beard: 'short', eyes: 'down', brow: 'calm', turn: 0.8 },
      wears: 'wideHat',
      dress: 'tunic',
      cloth: 'cloth',
      hose: 'straw',
      lean: 8,
      bow: 8,
      arms: [
        { elbow: [0, -150], hand: [50, -176], behind: true },
        { elbow: [66, -150], hand: [56, -164], holds: [tube('wood', 'M4 -30V170', 7), fill('steel', 'M-2 160L40 172L36 186L-2 178Z', { width: 1.8 })] },
      ],
    }),
  ],
};

export const eightOfPentacles: Scene = {
  alt: 'A craftsman on a bench chisels a coin; six finished ones hang on the post beside, and one more lies waiting.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(640, 10, 'far', 0.6),
    castle(146, 646, 0.5),
    hill(690, 6, 'mid', 2),
    tiles(756, 'stone', 'stoneDark'),
    fill('wood', 'M424 900V170H492V900Z'),
    line('M444 200V860M470 200V860', 1.4, 'line', 0.45),
    [236, 348, 460, 572, 684, 796].map((y) => pentacle(458, y, 0.56)),
    fill('wood', 'M76 760H330V786H76ZM96 786H116V868H96ZM290 786H310V868H290Z'),
    person({
      x: 168,
      y: 860,
      size: 1.42,
      look: { skin: 'skinFair', hair: 'hairAuburn', cut: 'curls', eyes: 'down', brow: 'calm', mouth: 'firm', turn: 0.9 },
      wears: 'bandage',
      dress: 'seated',
      cloth: 'sage',
      trim: 'wood',
      lean: 10,
      bow: 10,
      arms: [
        { elbow: [56, -150], hand: [74, -160], holds: put(fill('steel', 'M-5 -20L-3 36L5 36L5 -20Z', { width: 1.6 }), { turn: -40 }), behind: true },
        { elbow: [84, -190], hand: [70, -240], holds: put([fill('wood', 'M-5 36V-20H5V36Z', { width: 1.4 }), fill('steel', 'M-28 -36H28V-14H-28Z', { width: 1.8 })], { turn: 24 }) },
      ],
    }),
    pentacle(324, 698, 0.6),
    fill('woodDark', 'M268 752H386V868H268Z'),
    pentacle(356, 836, 0.34),
  ],
};

export const nineOfPentacles: Scene = {
  alt: 'A woman in a rich gown stands at ease in her vineyard with a hooded falcon on her glove; nine coins grow among the grapes.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(610, 12, 'far', 0.4),
    castle(440, 616, 0.46),
    hill(660, 8, 'mid', 2),
    hill(840, 4, 'near', 1),
    [false, true].map((flip) =>
      put(
        [
          tube('woodDark', 'M130 880C90 760 170 640 110 520C84 440 140 330 130 250', 7),
          [[110, 300, 200], [160, 350, -20], [96, 440, 190], [150, 470, -30], [80, 570, 200], [160, 590, -10], [80, 690, 190], [168, 700, -20], [180, 820, -30], [76, 810, 200]].map(([x = 0, y = 0, turn = 0], i) => leaf(x, y, turn, 46, i % 2 ? 'leaf' : 'leafDark', 0.42)),
          grapes(176, 420, 0.8),
          grapes(78, 630, 0.8),
          grapes(184, 640, 0.8),
        ],
        flip ? { x: 600, flip } : {},
      ),
    ),
    [[300, 166], [126, 300], [112, 486], [126, 690], [474, 300], [488, 486], [474, 690], [164, 830], [436, 830]].map(([x = 0, y = 0]) => pentacle(x, y, 0.52)),
    person({
      x: 300,
      y: 850,
      size: 1.72,
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'bun', eyes: 'open', mouth: 'smile', turn: 0.5 },
      wears: 'leafBand',
      dress: 'gown',
      cloth: 'straw',
      trim: 'wine',
      arms: [
        { elbow: [-54, -160], hand: [-44, -126] },
        { elbow: [60, -170], hand: [66, -192], holds: perchedBird({ x: -4, y: -28, size: 0.62 }, 'steelDark', 'light') },
      ],
    }),
  ],
};

export const tenOfPentacles: Scene = {
  alt: 'Under the arch of a great house an old man sits with two dogs while a couple and a child stand by; ten coins hang over them in the shape of a tree.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    tower(300, 620, 120, 240, 'far', 'mid'),
    hill(630, 6, 'mid', 1),
    fill('stone', 'M40 900V84H560V900H480V420A180 180 0 0 0 120 420V900Z'),
    times(9, (i) => [line(`M44 ${200 + i * 74}H118`, 1.4, 'line', 0.4), line(`M482 ${200 + i * 74}H556`, 1.4, 'line', 0.4)]),
    fill('stoneDark', 'M120 420A180 180 0 0 1 480 420H448A148 148 0 0 0 152 420Z'),
    tiles(780, 'stone', 'stoneDark'),
    line('M300 178L206 262V386L300 460L394 386V262ZM206 262L394 386M394 262L206 386M300 178V560M206 386L206 500M394 386V500M206 500L300 560L394 500', 2, 'line', 0.75),
    [[300, 170], [202, 248], [398, 248], [202, 356], [398, 356], [300, 306], [202, 464], [398, 464], [300, 424], [300, 540]].map(([x = 0, y = 0]) => pentacle(x, y, 0.42)),
    person({ x: 278, y: 826, size: 0.86, look: { skin: 'skinOlive', hair: 'hairBrown', cut: 'long', mouth: 'smile', turn: 0.6 }, dress: 'gown', cloth: 'rose', arms: [{ elbow: [-46, -170], hand: [-40, -126] }, { elbow: [46, -160], hand: [50, -140] }] }),
    person({ x: 366, y: 826, size: 0.9, look: { skin: 'skinBrown', hair: 'hairBlack', beard: 'short', mouth: 'smile', turn: -0.6 }, dress: 'robe', cloth: 'cloth', arms: [{ elbow: [-46, -160], hand: [-46, -140] }, { elbow: [50, -160], hand: [40, -130] }] }),
    person({ x: 452, y: 846, size: 0.6, look: { skin: 'skinBrown', hair: 'hairBrown', cut: 'curls', eyes: 'open', mouth: 'smile', turn: -0.7 }, dress: 'tunic', cloth: 'glow', hose: 'sage', arms: [{ elbow: [-60, -170], hand: [-76, -190] }, { elbow: [50, -160], hand: [40, -130] }] }),
    person({ x: 150, y: 860, size: 1.16, look: { skin: 'skinFair', hair: 'hairWhite', beard: 'long', eyes: 'down', mouth: 'smile', turn: 0.6 }, wears: 'leafBand', dress: 'seated', cloth: 'wine', trim: 'metal', cloak: 'sageDark', arms: [{ elbow: [-66, -150], hand: [-30, -112] }, { elbow: [66, -150], hand: [66, -108] }] }),
    leapingDog({ x: 250, y: 858, size: 0.7, flip: true }),
    leapingDog({ x: 352, y: 864, size: 0.62, flip: true }),
  ],
};

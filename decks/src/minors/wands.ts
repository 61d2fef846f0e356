import { horse } from '../creatures/horse.ts';
import type { Art } from '../drawing/art.d.ts';
import { fill, line, put, tube } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.d.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { head } from '../figure/head.ts';
import type { Look, Skin } from '../figure/look.d.ts';
import { person } from '../figure/person.ts';
import { battlement, castle, house, sailingShip } from '../primitives/buildings.ts';
import { crag, hill, peaks, road, tiles, water } from '../primitives/land.ts';
import { crescent, disc, greatStar } from '../primitives/lights.ts';
import { cypress, flower, leaf, spray, tree, wreath } from '../primitives/plants.ts';
import { rays, sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { ace, garland, land } from './ace.ts';

export const aceOfWands: Scene = {
  alt: 'A single staff breaks into flame and flower under the night sky, wreathed in leaves before far mountains.',
  draw: (chance) => [
    ace(chance, 'wands'),
    wand(300, 410, 2.5),
    [
      [314, 340, -30],
      [286, 400, 210],
      [314, 480, -26],
      [286, 540, 206],
    ].map(([x = 0, y = 0, turn = 0]) => {
      const [tx, ty] = polar(x, y, 118, turn);
      return spray({ from: [x, y], to: [tx, ty], bend: turn > 0 ? 0.18 : -0.18, leaves: 4, length: 34, tip: flower(tx, ty, 18, 5) });
    }),
    garland(),
  ],
};

export const twoOfWands: Scene = {
  alt: 'A traveller stands on a battlement between two planted staffs, a globe in one hand, and looks out over the sea to a far shore.',
  draw: (chance) => [
    sky(chance),
    crescent(186, 230, 40, -20),
    peaks(500, [[430, 90, 130], [520, 70, 100], [340, 60, 70]]),
    water(520, 8, 22),
    sailingShip(150, 560, 0.8),
    sailingShip(440, 600, 0.6, 'glow'),
    battlement(742),
    person({
      x: 300,
      y: 742,
      size: 1.36,
      away: true,
      look: { skin: 'skinBrown', hair: 'hairBlack' },
      wears: 'scholarCap',
      cloth: 'wine',
      cloak: 'clothDark',
      arms: [
        { elbow: [-70, -170], hand: [-92, -206], holds: globe },
        { elbow: [60, -170], hand: [78, -196] },
      ],
    }),
    wand(96, 566, 1.72),
    wand(478, 566, 1.72),
  ],
};

const globe: Art = [
  disc('waterLight', 0, -42, 36),
  fill('leaf', 'M-20 -66C-4 -72 8 -64 2 -52C-8 -44 -26 -50 -20 -66ZM6 -34C16 -42 28 -36 24 -26C14 -16 2 -22 6 -34Z', { width: 1.2 }),
  line('M-36 -42Q0 -26 36 -42M0 -78Q18 -42 0 -6', 1.4),
];

export const threeOfWands: Scene = {
  alt: 'On a headland among three planted staffs somebody shades their eyes and watches three ships sail into a golden evening.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(410, 480, 60, 380, 30, 0.6),
    disc('glow', 410, 486, 72),
    peaks(500, [[90, 90, 80], [190, 60, 50]]),
    water(500, 12, 22),
    sailingShip(300, 548, 0.62),
    sailingShip(484, 570, 0.86),
    sailingShip(386, 640, 1.2),
    crag(716, 330, 'stone'),
    times(8, (i) => leaf(64 + i * 34, 718, -110 + (i % 3) * 20, 26, i % 2 ? 'leaf' : 'leafDark')),
    wand(98, 540, 1.86),
    wand(310, 556, 1.78),
    person({
      x: 206,
      y: 716,
      size: 1.36,
      away: true,
      look: { skin: 'skinOlive', hair: 'hairAuburn', cut: 'long' },
      cloth: 'sage',
      cloak: 'wine',
      trim: 'metal',
      arms: [
        { elbow: [-50, -164], hand: [-54, -120] },
        { elbow: [66, -208], hand: [26, -262] },
      ],
    }),
    wand(482, 786, 0.9, 0),
  ],
};

export const fourOfWands: Scene = {
  alt: 'Four staffs carry a garland of flowers; two people lift bouquets beneath it, before a castle in festive light.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 500, 60, 460, 34, 0.5),
    castle(300, 610, 1.15),
    cypress(150, 620, 120),
    cypress(450, 620, 120),
    hill(612, 10, 'far', 1),
    hill(700, 10, 'mid', 2.4),
    road(300, 610, 900, 'straw', 10),
    [104, 236, 364, 496].map((x, i) => wand(x, i % 3 ? 480 : 540, i % 3 ? 1.9 : 2.2)),
    tube('leafDark', 'M92 312Q170 400 236 300Q300 376 364 300Q430 400 508 312', 9),
    times(25, (i) => {
      const x = 96 + i * 17;
      const y = 322 + Math.abs(Math.sin((i / 24) * Math.PI * 3)) * 28;
      return [leaf(x, y, 60 + (i % 3) * 40, 30, i % 2 ? 'leaf' : 'leafDark'), i % 3 === 1 && flower(x, y + 4, 19, 6, i % 2 ? 'rose' : 'red', i % 2 ? 'red' : 'redDark')];
    }),
    reveller(212, { skin: 'skinFair', hair: 'hairAuburn', cut: 'long', turn: 0.5 }, 'rose', false),
    reveller(388, { skin: 'skinDark', hair: 'hairBlack', cut: 'curls', turn: 0.5 }, 'cloth', true),
    times(8, (i) => flower(76 + i * 64, 846 + (i % 2) * 14, 13, 5, i % 2 ? 'light' : 'rose', 'linen')),
  ],
};

const reveller = (x: number, look: Look, cloth: Role, flip: boolean): Art =>
  person({
    x,
    y: 836,
    size: 0.98,
    flip,
    look: { ...look, mouth: 'smile', eyes: 'closed' },
    wears: 'roseWreath',
    dress: 'gown',
    cloth,
    lean: -4,
    arms: [
      { elbow: [-66, -160], hand: [-70, -120] },
      { elbow: [64, -200], hand: [56, -252], holds: [leaf(0, -6, -130, 26), leaf(0, -6, -50, 26), flower(0, -26, 20, 6), flower(-18, -12, 13, 5, 'light', 'linen'), flower(18, -12, 13, 5, 'glow', 'metal')] },
    ],
  });

export const fiveOfWands: Scene = {
  alt: 'Five staffs clash in the air, each gripped by a fist in a sleeve of another colour; sparks fly where they cross.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    land('wands'),
    rays(300, 430, 40, 400, 24, 0.5),
    [
      striker(300, 452, 3, 'wine', 'skinFair', 1.98),
      striker(232, 442, 52, 'sage', 'skinBrown', 2.02),
      striker(368, 442, -50, 'cloth', 'skinOlive', 2.02),
      striker(256, 486, 24, 'straw', 'skinDark', 2.08),
      striker(352, 494, -22, 'linen', 'skinFair', 2.06),
    ],
    [[300, 350], [214, 330], [392, 322], [300, 470], [240, 440], [366, 430]].map(([x = 0, y = 0], i) => greatStar(x, y, i % 2 ? 20 : 28, 'light')),
  ],
};

/** A wand at a slant, gripped near its foot by an arm that reaches in from outside the picture. */
const striker = (x: number, y: number, turn: number, sleeve: Role, skin: Skin, size: number): Art => [
  wand(x, y, size, turn),
  put([fill(sleeve, 'M-34 50C-40 120 -50 220 -56 460H56C50 220 40 120 34 50Z'), line('M-14 90L-22 420M14 90L22 420', 1.6, 'line', 0.5), fill('trim', 'M-37 44H37L39 70H-39Z', { width: 1.6 }), fist(skin, { y: 22, size: 1.42 })], { ...along(x, y, turn, size * 70), turn }),
];

const along = (x: number, y: number, turn: number, distance: number) => {
  const [px, py] = polar(x, y, distance, turn + 90);
  return { x: px, y: py };
};

export const sixOfWands: Scene = {
  alt: 'A rider crowned with laurel comes home on a white horse, a wreath on the raised staff, five more staffs lifted by the crowd behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(320, 300, 60, 460, 34, 0.6),
    hill(700, 10, 'far', 0.8),
    [[92, 520], [178, 480], [412, 470], [478, 500], [526, 540]].map(([x = 0, y = 0], i) => wand(x, y, 1.72, (i - 2) * 2)),
    [[92, 660, 'wine'], [178, 640, 'cloth'], [412, 640, 'sage'], [478, 660, 'straw'], [526, 690, 'wine']].map(([x, y, cloth], i) =>
      put([fill(cloth as Role, 'M-50 300C-52 90 -40 60 0 56C40 60 52 90 50 300Z'), put(head({ skin: (['skinFair', 'skinBrown', 'skinOlive', 'skinDark', 'skinFair'] as const)[i] ?? 'skinFair', hair: (['hairBrown', 'hairBlack', 'hairFair', 'hairBlack', 'hairAuburn'] as const)[i] ?? 'hairBrown', mouth: 'smile', turn: i < 2 ? 0.6 : -0.6 }), { y: 20, size: 0.5 })], { x: x as number, y: y as number }),
    ),
    hill(812, 6, 'near', 1.6),
    put(horse({ gait: 'walk', coat: 'light', shaded: 'linen', mane: 'hairFair', cloth: 'sage', device: wreath(0, 8, 18, 20, 10, 14) }), { x: 276, y: 670, size: 1.26 }),
    person({
      x: 258,
      y: 752,
      size: 1.2,
      look: { skin: 'skinOlive', hair: 'hairBrown', cut: 'short', eyes: 'open', mouth: 'smile', turn: 0.6 },
      wears: 'laurel',
      dress: 'tunic',
      cloth: 'wine',
      hose: 'straw',
      cloak: 'red',
      arms: [
        { elbow: [-46, -160], hand: [-20, -126], behind: true },
        { elbow: [62, -180], hand: [72, -206], holds: [wand(0, -36, 1.12), wreath(0, -112, 34, 36, 14, 24)] },
      ],
      legs: [
        [[34, -96], [24, -28]],
        [[34, -96], [24, -28]],
      ],
    }),
  ],
};

export const sevenOfWands: Scene = {
  alt: 'Somebody stands firm on a high rock with a staff held across, while six staffs press up from below.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 380, 90, 400, 28, 0.45),
    peaks(700, [[90, 80, 140], [510, 80, 160]]),
    fill('stone', 'M40 900V850L120 800L176 720L226 680L382 676L430 730L486 796L560 840V900Z'),
    line('M226 680L250 740L230 800M382 676L352 740L380 800M176 720L190 780', 1.6, 'line', 0.5),
    person({
      x: 300,
      y: 680,
      size: 1.3,
      look: { skin: 'skinFair', hair: 'hairAuburn', cut: 'curls', beard: 'short', eyes: 'open', brow: 'stern', mouth: 'firm', turn: 0.3 },
      dress: 'tunic',
      cloth: 'sage',
      hose: 'straw',
      arms: [
        { elbow: [-80, -170], hand: [-70, -146] },
        { elbow: [70, -216], hand: [66, -214] },
      ],
      legs: [
        [[-34, -64], [-40, -6]],
        [[32, -66], [40, -6]],
      ],
    }),
    wand(302, 444, 1.6, 62),
    fist('skinFair', { x: 206, y: 492, turn: 60 }),
    fist('skinFair', { x: 392, y: 398, turn: 60 }),
    [[88, 730, 12], [158, 790, 6], [232, 826, 4], [366, 824, -4], [440, 790, -7], [512, 730, -13]].map(([x = 0, y = 0, turn = 0]) => wand(x, y, 1.3, turn)),
  ],
};

export const eightOfWands: Scene = {
  alt: 'Eight staffs fly side by side, aslant across the open sky, over a river and a small house on a hill.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    crescent(470, 212, 30, -30),
    hill(690, 18, 'far', 0.4),
    house(146, 676, 0.62),
    cypress(206, 678, 70),
    hill(730, 10, 'mid', 2),
    road(350, 716, 900, 'waterLight', 90),
    times(8, (i) => {
      const [x, y] = [172 + (i % 2) * 172 + Math.floor(i / 2) * 24, 262 + Math.floor(i / 2) * 104 - (i % 2) * 20];
      return [line(`M${x - 130} ${y - 86}L${x - 76} ${y - 52}M${x - 122} ${y - 66}L${x - 84} ${y - 42}`, 2, 'glow', 0.7), wand(x, y, 0.96, 123)];
    }),
  ],
};

export const nineOfWands: Scene = {
  alt: 'A bandaged watchman leans on a staff and looks aside; eight more stand behind in a row like a fence, with one gap.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(300, 210, 44, -20),
    hill(640, 14, 'far', 0.8),
    [76, 130, 184, 238, 390, 440, 490, 536].map((x, i) => wand(x, 542 + (i % 3) * 12, 1.98, (i % 3) - 1)),
    hill(738, 6, 'mid', 2),
    tiles(770, 'stone', 'stoneDark'),
    person({
      x: 308,
      y: 836,
      size: 1.56,
      look: { skin: 'skinOlive', hair: 'hairBlack', beard: 'short', eyes: 'open', brow: 'sad', mouth: 'firm', turn: -0.8 },
      wears: 'bandage',
      dress: 'tunic',
      cloth: 'wine',
      hose: 'shade',
      lean: 2,
      arms: [
        { elbow: [-66, -176], hand: [36, -160] },
        { elbow: [70, -170], hand: [58, -172], holds: wand(10, 46, 1.42, 2) },
      ],
    }),
  ],
};

export const tenOfWands: Scene = {
  alt: 'A man bends under ten staffs, heaped in his arms so that he cannot see, and walks on towards the lit houses of a village.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 456, 300, 34),
    hill(640, 12, 'far', 0.6),
    house(410, 662, 0.66),
    house(486, 672, 0.8, 'red'),
    tree(352, 668, 0.36),
    hill(680, 8, 'mid', 2),
    road(440, 680, 900, 'straw', 40),
    person({
      x: 226,
      y: 840,
      size: 1.52,
      look: { skin: 'skinFair', hair: 'hairBrown', beard: 'short', eyes: 'closed', brow: 'sad', mouth: 'firm', turn: 0.8 },
      dress: 'tunic',
      cloth: 'wine',
      hose: 'straw',
      lean: 26,
      bow: 22,
      arms: [
        { elbow: [66, -180], hand: [70, -150], behind: true },
        { elbow: [72, -170], hand: [78, -128], behind: true },
      ],
      legs: [
        [[-20, -66], [-44, -10]],
        [[30, -70], [24, -6]],
      ],
    }),
    times(10, (i) => wand(334 + (i - 4.5) * 13, 510 + Math.abs(i - 4.5) * 5, 2.2, 14 + (i - 4.5) * 7.4)),
    put([tube('wine', 'M-96 -30Q-60 40 26 26', 28), tube('wine', 'M-84 60Q-30 110 40 84', 28)], { x: 300, y: 596 }),
    tube('straw', 'M270 566Q340 600 412 560', 9),
    fist('skinFair', { x: 334, y: 622, turn: 80, size: 1.1 }),
    fist('skinFair', { x: 348, y: 680, turn: 80, size: 1.1 }),
  ],
};

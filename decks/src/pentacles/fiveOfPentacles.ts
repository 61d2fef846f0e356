import { type Art, clipped, eachOf, fill, flat, line, put, rays } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { bareLeg } from '../figure/bareLeg.ts';
import { posed } from '../figure/posed.ts';
import { bricks } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const fiveOfPentacles: Scene = {
  alt: 'A lame man on a crutch and a barefoot woman in a shawl pass bent through the snow under a lit church window in which five coins shine.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    bricks(30, 800, 44, 'gloom', 'gloomLight'),
    light,
    fill('snow', 'M40 770C120 744 200 766 300 754C400 744 480 764 560 748V900H40Z'),
    flat('glow', 'M196 758L404 756L520 900H80Z', 0.42),
    line('M300 757V900M264 757L196 900M336 757L404 900', 5, 'snow', 0.7),
    standing(172, 850, 116),
    standing(408, 854, 122),
    put([woman, womanLit], { x: -26, y: -104, size: 1.13 }),
    put([lame, lameLit], { x: -44, y: -104, size: 1.13 }),
    times(60, () => disc('light', 60 + chance() * 480, 110 + chance() * 740, 1.6 + chance() * 2.6, 0, 0.85)),
  ],
};

/** The window, lit from within; its coins are held by the lead. */
const light: Art = [
  fill('metalDark', 'M146 528V284Q146 160 300 108Q454 160 454 284V528Z', { width: 14 }),
  fill('straw', 'M146 528V284Q146 160 300 108Q454 160 454 284V528Z', { width: 3 }),
  flat('glow', 'M152 522V286Q152 166 300 116Q448 166 448 286V522Z', 0.75),
  clipped(
    'M152 522V286Q152 166 300 116Q448 166 448 286V522Z',
    times(14, (i) =>
      line(`M${i * 44 - 40} 100l440 440M${600 - i * 44 + 40} 100l-440 440`, 1.8, 'wood', 0.55),
    ),
  ),
  line('M300 112V528', 7, 'metalDark'),
  rays(300, 330, 60, 180, 18, 0.8),
  eachOf('300,182 224,268 376,268 224,364 376,364', (x, y) => pentacle(x, y, 0.52)),
  fill('stone', 'M128 524H472V552H128Z'),
  flat('snow', 'M128 524Q200 508 300 516Q400 508 472 524V532H128Z'),
];

const shaft = (d: string): Art => [line(d, 12), line(d, 9, 'wood')];

/** Goes first, his weight on a crutch, one foot lifted. */
const LAME = { x: 396, y: 846, size: 0.84 };

const lame: Art = [
  posed({
    place: LAME,
    side: { skin: 'skinOlive', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'weary' },
    hat: [
      fill('linen', 'M46 -42C20 -66 -50 -68 -78 -34L-72 -12C-36 -40 16 -40 48 -22Z', { width: 1.8 }),
      fill('linen', 'M-70 -30L-104 -10L-88 -4L-94 18L-64 -8Z', { width: 1.6 }),
    ],
    bow: 16,
    headAt: [50, -414],
    spine: '34,-346 12,-296 0,-236',
    cloth: 'sageDark',
    trim: 'woodDark',
    hose: 'wood',
    boots: 'woodDark',
    hem: [
      [-64, -150],
      [70, -158],
    ],
    farLeg: { joints: '16,-206 64,-120 -2,-64', foot: 50 },
    nearLeg: { joints: '-12,-206 -16,-110 -34,-20' },
  }),
  put(
    [
      shaft('M40 -322L92 2'),
      line('M6 -318L68 -328', 17),
      line('M6 -318L68 -328', 13, 'linen'),
      sleevedArm(
        { joints: '14,-328 -14,-232 60,-194', holds: shaft('M-20 -130L9 60'), turn: 4 },
        'sageDark',
        'skinOlive',
        'woodDark',
      ),
    ],
    LAME,
  ),
];

/** Follows him barefoot, wrapped in a shawl, her eyes on the snow. */
const woman: Art = [
  bareLeg('skinFair', { joints: '206,730 228,780 222,828', foot: 0 }, 0.74),
  bareLeg('skinFair', { joints: '160,730 150,790 116,826', foot: 22 }, 0.74),
  posed({
    place: { x: 172, y: 842, size: 0.84 },
    side: { skin: 'skinFair', hair: 'hairBrown', hood: 'wineDark', mood: 'sad', aged: true },
    bow: 26,
    headAt: [42, -408],
    boots: 'snow',
    spine: '26,-346 6,-296 -4,-236',
    cloth: 'shade',
    trim: 'stone',
    hem: [
      [-98, -62],
      [84, -58],
    ],
    nearLeg: { joints: '-4,-220 -4,-180 -4,-140' },
  }),
  put(
    [
      fill(
        'wineDark',
        'M-6 -394C-52 -372 -80 -300 -104 -170Q-60 -140 -6 -160C30 -190 60 -250 66 -300C62 -326 46 -346 30 -352Q8 -370 -6 -394Z',
      ),
      graven('-16,-376 -50,-290 -76,-164', 5),
      graven('4,-362 -10,-270 -34,-160', 5),
      graven('22,-350 28,-300 20,-220', 4),
      sleevedArm({ joints: '4,-280 12,-226 62,-262', turn: -18 }, 'shade', 'skinFair', 'stone', 0.9),
    ],
    { x: 172, y: 842, size: 0.84 },
  ),
];

/** The window's light on their heads, shoulders and backs. */
const womanLit: Art = [
  graven('150,524 118,584 92,690', 7, 'glow', 0.9),
  graven('176,482 196,470 222,486', 6, 'glow', 0.9),
];

const lameLit: Art = [
  graven('362,556 356,610 344,700', 7, 'glow', 0.9),
  graven('388,486 420,466 452,478', 6, 'glow', 0.9),
];

import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { closedOver } from '../../figure/holds.ts';
import { grip } from '../../figure/grip.ts';
import { posed } from '../../figure/posed.ts';
import { standing } from '../../primitives/ground.ts';
import { litEdge } from '../../primitives/litEdge.ts';

const patch = (x: number, y: number, turn: number, role: 'sage' | 'straw' | 'wine'): Art =>
  put(
    [
      fill(role, 'M-26 -22H24L28 24L-24 20Z', { width: 1.8 }),
      line('M-26 -10H-34M-26 6H-34M24 -8H32M26 10H34M-10 -22V-30M10 -22V-30M-8 20V28M10 22V30', 2.2),
    ],
    { x, y, turn },
  );

/** Round a head in profile, knotted behind. */
const bandage: Art = [
  fill('linen', 'M-66 -30L-104 -6L-96 10L-112 22L-92 30L-58 -14Z', { width: 1.8 }),
  fill('linen', 'M46 -48C20 -58 -40 -60 -74 -44L-76 -10C-44 -2 20 -6 48 -18Z', { width: 2 }),
  line('M46 -36C16 -44 -40 -44 -74 -30M48 -28L-40 -6', 1.6, 'shade', 0.5),
];

const snowOn = (x: number, y: number, wide: number, turn: number): Art =>
  put(
    flat(
      'snow',
      `M${-wide} 4C${-wide * 0.6} -14 ${-wide * 0.2} -8 0 -14C${wide * 0.4} -18 ${wide * 0.7} -8 ${wide} 4C${wide * 0.4} 0 ${-wide * 0.4} 12 ${-wide} 4Z`,
    ),
    { x, y, turn },
  );

/** His crutch, held at 0,0, its top under the arm and wound with linen. */
const crutch: Art = [
  limb('wood', '-26,-96 -2,0 40,236', [14, 14, 13]),
  put(
    [
      fill('linen', 'M-36 -8C-20 -18 20 -18 36 -8C42 2 38 12 30 12C14 4 -14 4 -30 12C-38 12 -42 2 -36 -8Z', {
        width: 2,
      }),
      line('M-20 -12L-16 6M0 -14V4M20 -12L16 6', 2, 'shade', 0.7),
    ],
    { x: -28, y: -102, turn: -10 },
  ),
];

/** A man with a bandaged head and foot, who goes on a crutch. */
const man: Art = put(
  [
    posed({
      place: {},
      side: { skin: 'skinOlive', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'weary' },
      headAt: [36, -432],
      headSize: 0.7,
      bow: 14,
      hat: bandage,
      cloth: 'wood',
      trim: 'straw',
      hose: 'sageDark',
      boots: 'woodDark',
      spine: '24,-358 12,-300 -4,-236',
      hem: [
        [-62, -150],
        [62, -156],
      ],
      limbs: 1.12,
      farArm: { joints: '40,-338 92,-298 132,-262' },
      farLeg: { joints: '10,-232 66,-150 22,-76', foot: 44 },
      nearLeg: { joints: '-8,-232 -22,-126 -52,-18', foot: 8 },
    }),
    fill(
      'linen',
      'M14 -114Q38 -106 57 -78C50 -68 48 -60 54 -50C62 -40 76 -32 75 -21C66 -15 54 -21 44 -27L4 -51C-9 -61 -7 -74 0 -86Q7 -100 14 -114Z',
      {
        width: 1.8,
      },
    ),
    line(
      'M4 -98Q30 -88 50 -64M-3 -78Q24 -72 48 -56M2 -56Q20 -62 40 -74M24 -40Q38 -44 54 -48',
      1.8,
      'shade',
      0.6,
    ),
    put(patch(0, 0, 8, 'sage'), { x: -14, y: -196, size: 0.8 }),
    cuffedArm({
      shoulder: [22, -332],
      elbow: [-16, -250],
      cloth: 'wood',
      trim: 'straw',
      size: 1.1,
      at: { x: 56, y: -226, size: 1.06, turn: 4 },
      hand: (place) => grip('skinOlive', place, crutch),
    }),
    put(patch(0, 0, 30, 'wine'), { x: -2, y: -286, size: 0.6 }),
  ],
  { x: 176, y: 842, size: 0.94 },
);

/** A cloak that the wind blows back from the shoulders. */
const cloak: Art = [
  fill(
    'rose',
    'M-20 -388C-50 -372 -66 -310 -78 -250C-92 -190 -118 -140 -158 -104Q-126 -80 -96 -100Q-66 -70 -34 -90Q-12 -84 6 -96C8 -170 4 -260 20 -330C24 -352 20 -376 8 -388Z',
  ),
  graven('-30,-350 -62,-230 -128,-112', 6),
  graven('-10,-340 -36,-220 -76,-100', 6),
  graven('4,-330 -12,-220 -24,-100', 5),
];

/** From the calf down: the front foot flat in the snow, the rear one with its heel lifted. */
const bareFeet: Art = [
  [
    'M34 -150C44 -110 60 -64 62 -34C62 -26 56 -20 54 -10C54 -2 60 2 70 2H112C122 2 124 -8 114 -12C102 -16 92 -22 86 -32C84 -60 84 -110 76 -150Z',
    'M-84 -150C-84 -112 -92 -76 -98 -52C-102 -44 -114 -40 -114 -30C-114 -22 -104 -16 -96 -10L-74 12C-64 20 -54 14 -60 4C-68 -8 -76 -22 -76 -36C-70 -66 -54 -110 -44 -150Z',
  ].map((d) => fill('skinFair', d, { edge: 'skinEdge', width: 1.8 })),
  // Ankles and toes.
  line(
    'M66 -26q6 2 6 8M100 2q0 -6 6 -9M108 2q1 -4 6 -6M-96 -34q6 0 8 6M-70 12q2 -6 8 -6',
    1.4,
    'skinEdge',
    0.6,
  ),
];

/** Before him a woman in a hood, barefoot, who holds her cloak together and gives him her other hand. */
const woman: Art = put(
  [
    // Her other hand, which comes back from under the cloak and closes over his.
    cuffedArm({
      shoulder: [10, -326],
      elbow: [-40, -286],
      cloth: 'cloth',
      trim: 'straw',
      size: 0.9,
      at: { x: -104, y: -276, size: 1, turn: -6, flip: true },
      wrist: [-28, -4],
      hand: (place) => closedOver('skinFair', place),
    }),
    posed({
      place: {},
      side: { skin: 'skinFair', hood: 'rose', eyes: 'down', mood: 'sad' },
      headAt: [40, -424],
      headSize: 0.7,
      bow: 18,
      cloth: 'cloth',
      trim: 'trim',
      behind: bareFeet,
      spine: '26,-350 14,-296 -2,-234',
      hem: [
        [-100, -74],
        [94, -84],
      ],
      limbs: 1.06,
      // Under the gown; what shows below its hem are the bare feet.
      nearLeg: { joints: '-4,-232 -8,-200 -14,-170' },
    }),
    put(patch(0, 0, -8, 'straw'), { x: 20, y: -150, size: 0.86 }),
    cuffedArm({
      shoulder: [14, -318],
      elbow: [34, -240],
      cloth: 'cloth',
      trim: 'straw',
      size: 1.08,
      at: { x: 70, y: -318, size: 1.02, turn: -50 },
      hand: (place) => grip('skinFair', place),
    }),
    cloak,
    litEdge('-26,-384 -52,-350 -68,-300 -82,-236', [2, 7, 6, 2], 'glow', 1),
  ],
  { x: 398, y: 842, size: 0.94 },
);

/** They walk through the snow to the right, hand in hand; the light of the window lies along their edges. */
export const beggars: Art = [
  standing(168, 838, 84),
  standing(404, 838, 110),
  man,
  woman,
  eachOf('216,396,22,6 424,402,28,10', snowOn),
];

import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { closedOver } from '../../figure/holds.ts';
import { nearBust } from '../../figure/nearBust.ts';

const patch = (x: number, y: number, turn: number, role: 'sage' | 'straw'): Art =>
  put(
    [
      fill(role, 'M-26 -22H24L28 24L-24 20Z', { width: 1.8 }),
      line('M-26 -10H-34M-26 6H-34M24 -8H32M26 10H34M-10 -22V-30M10 -22V-30M-8 20V28M10 22V30', 2.2),
    ],
    { x, y, turn },
  );

/** Over a head in profile. */
const bandage: Art = [
  fill('linen', 'M46 -50C20 -38 -30 -40 -74 -40L-72 -8C-30 -4 20 -6 47 -18Z', { width: 2 }),
  line('M44 -40C10 -28 -30 -30 -72 -30M45 -28C10 -16 -30 -18 -72 -18', 1.6, 'shade', 0.5),
  fill('linen', 'M-66 -30L-104 6L-88 10L-92 26L-58 -6Z', { width: 1.8 }),
];

const man: Art = [
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairBlack', beard: 'round', eyes: 'down', mood: 'sad', aged: true },
      cloth: 'wood',
      trim: 'woodDark',
      over: bandage,
      bow: 12,
    },
    { x: 372, y: 508, size: 1.14 },
  ),
  patch(318, 784, 10, 'sage'),
];

/** He leans on a crutch, which stands deep in the snow. */
const crutchArm: Art = cuffedArm({
  shoulder: [372, 690],
  elbow: [404, 830],
  cloth: 'wood',
  trim: 'woodDark',
  size: 1.6,
  at: { x: 500, y: 724, turn: -18, size: 1.4 },
  wrist: [-34, 6],
  hand: (place) =>
    grip('skinOlive', place, [
      limb('wood', '-6,-96 0,0 12,190', [17, 17, 17]),
      fill('wood', 'M-44 -88C-24 -108 18 -112 38 -98L36 -80C14 -90 -16 -86 -38 -70Z', { width: 2 }),
    ]),
});

const woman: Art = nearBust(
  {
    side: { skin: 'skinFair', hood: 'clothDark', eyes: 'down', mood: 'sad', nose: 'snub' },
    cloth: 'wine',
    bow: 10,
  },
  { x: 192, y: 560, size: 1.2 },
);

/** She holds her shawl closed. */
const shawl: Art = [
  fill(
    'clothDark',
    'M104 650C84 700 52 760 36 900H250C268 820 270 760 258 700C230 690 216 668 206 652C172 670 134 668 104 650Z',
  ),
  graven('120,670 96,760 90,868', 7),
  graven('156,674 148,760 150,868', 7),
  graven('204,676 220,740 216,800', 6),
  patch(120, 800, -8, 'straw'),
  cuffedArm({
    shoulder: [130, 960],
    elbow: [176, 910],
    cloth: 'wine',
    trim: 'woodDark',
    size: 1.3,
    at: { x: 254, y: 742, turn: -40, size: 1.3 },
    wrist: [-30, 2],
    hand: (place) => closedOver('skinFair', place),
  }),
];

const snowOn = (x: number, y: number, wide: number, turn: number): Art =>
  put(
    flat(
      'snow',
      `M${-wide} 4C${-wide * 0.6} -14 ${-wide * 0.2} -8 0 -14C${wide * 0.4} -18 ${wide * 0.7} -8 ${wide} 4C${wide * 0.4} 0 ${-wide * 0.4} 12 ${-wide} 4Z`,
    ),
    { x, y, turn },
  );

/** Two beggars from the side, bowed, who pass the lit window; its light lies on their backs. */
export const beggars: Art = [
  man,
  crutchArm,
  woman,
  shawl,
  graven('92,610 96,540 128,494', 7, 'glow', 0.9),
  graven('304,540 300,500 306,478', 6, 'glow', 0.9),
  graven('104,664 78,740 64,810', 7, 'glow', 0.8),
  eachOf('176,474,40,-10 360,427,36,2 284,648,24,-34', snowOn),
];

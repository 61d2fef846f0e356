import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { nearBust } from '../../figure/nearBust.ts';

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

/** His crutch, its top wound with linen. */
const crutch: Art = [
  limb('wood', '0,-150 4,0 10,150', [17, 17, 17]),
  fill(
    'linen',
    'M-46 -156C-26 -174 24 -176 44 -160C50 -150 48 -140 40 -136C20 -146 -22 -144 -40 -132C-50 -136 -52 -148 -46 -156Z',
    { width: 2 },
  ),
  line('M-28 -164L-22 -142M-6 -170L-2 -146M18 -168L20 -144', 2, 'shade', 0.7),
];

/** A bandaged man, who goes on a crutch. */
const man: Art = [
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'weary' },
      cloth: 'wood',
      trim: 'woodDark',
      over: bandage,
      bow: 8,
    },
    { x: 176, y: 566, size: 1.1 },
  ),
  cuffedArm({
    shoulder: [128, 728],
    elbow: [104, 858],
    cloth: 'wood',
    trim: 'woodDark',
    size: 1.8,
    at: { x: 232, y: 796, turn: -18, size: 1.35 },
    hand: (place) => grip('skinOlive', place, put(crutch, { x: 6, y: 40, turn: 5 })),
  }),
  put(patch(0, 0, 12, 'sage'), { x: 104, y: 772, size: 0.9 }),
];

/** Before him a woman in a hood, who bows her head and holds her cloak together at the throat. */
const woman: Art = [
  nearBust(
    { side: { skin: 'skinFair', hood: 'clothDark', eyes: 'down', mood: 'sad' }, cloth: 'clothDark', bow: 20 },
    { x: 404, y: 594, size: 1.06 },
  ),
  cuffedArm({
    shoulder: [352, 752],
    elbow: [360, 880],
    cloth: 'clothDark',
    trim: 'straw',
    size: 1.8,
    at: { x: 456, y: 760, turn: -38, size: 1.3 },
    hand: (place) => grip('skinFair', place),
  }),
  put(patch(0, 0, -8, 'straw'), { x: 338, y: 796, size: 0.9 }),
];

/** They walk through the snow to the right; the light of the window lies along their edges. */
export const beggars: Art = [
  man,
  woman,
  graven('300,640 312,570 350,528', 7, 'glow', 0.9),
  graven('112,560 116,530 128,508', 6, 'glow', 0.8),
  graven('62,760 76,716 104,692', 7, 'glow', 0.8),
  eachOf('396,516,44,2 168,488,34,-2', snowOn),
];

import { type Art, eachOf, fill, flat, line, mirrored, put } from '../drawing/art.ts';
import { graven, limb } from '../drawing/swell.ts';
import { grapes, leaf } from '../primitives/plants.ts';

/** Three blades from one stalk. */
const vineLeaf = (x: number, y: number, turn: number, length: number): Art => [
  leaf(x, y, turn - 44, length * 0.8, 'leafDark', 0.4),
  leaf(x, y, turn + 44, length * 0.8, 'leafDark', 0.4),
  leaf(x, y, turn, length, 'leaf', 0.4),
];

/** A seat of grown vines: two trunks carry its back, its arms are posts that end in bulls’ heads. */
export const bullThrone: Art = [
  fill('near', 'M150 720V360Q150 216 300 204Q450 216 450 360V720Z'),
  mirrored([
    graven('214,250 206,420 210,640', 5),
    graven('262,224 258,400 260,600', 4),
    limb('wood', '146,860 160,700 132,560 158,420 176,290 300,200', [44, 38, 34, 32, 26, 14]),
    limb('woodDark', '122,700 168,600 136,480 180,370 176,280 236,220', [14, 16, 16, 14, 12, 5]),
    graven('142,700 120,570 146,430 160,320', 5),
    eachOf(
      '132,630,150 164,540,-20 132,470,170 160,392,-40 146,340,200 176,262,20 184,244,230 248,214,50',
      (x, y, turn, i) => vineLeaf(x, y, turn, i % 2 ? 40 : 48),
    ),
    grapes(104, 506, 1),
    grapes(116, 372, 0.9),
    grapes(226, 272, 0.9),
  ]),
  eachOf('300,200,-90 290,204,-140 310,204,-40', (x, y, turn) => vineLeaf(x, y, turn, 44)),
];

/** An arm of the throne: a post with mouldings, and a bull's head and neck carved out of its end. */
const bullArm: Art = put(
  [
    fill('wood', 'M-34 96H34V206H-34Z'),
    graven('-16,110 -18,150 -16,196', 5),
    graven('0,110 0,150 0,196', 5),
    graven('16,110 18,150 16,196', 5),
    fill('woodDark', 'M-44 78H44L38 100H-38Z', { width: 1.8 }),
    fill('woodDark', 'M-46 196H46V216H-46Z', { width: 1.8 }),
    fill(
      'wood',
      'M42 84C54 34 46 -12 16 -36C4 -46 -14 -46 -24 -34C-36 -16 -50 4 -64 26C-70 38 -64 52 -50 52C-40 52 -30 46 -18 44C-22 60 -36 70 -42 84Z',
    ),
    fill('linen', 'M-4 -40C-6 -70 -28 -92 -54 -90C-40 -80 -30 -62 -28 -34Z', { width: 1.8 }),
    fill('woodDark', 'M8 -30C24 -46 44 -42 52 -30C42 -18 24 -14 10 -18Z', { width: 1.8 }),
    graven('-14,-44 -8,-34 -16,-24', 4),
    graven('2,-42 6,-32 -2,-24', 4),
    flat('ink', 'M-32 -8q6 -7 14 -2q-6 8 -14 2Z'),
    line('M-34 -15Q-24 -20 -15 -14M-60 30q4 -6 8 -2M-62 42Q-50 46 -42 40', 1.8, 'ink', 0.8),
    graven('-14,6 -20,26 -14,42', 4),
    graven('14,-14 26,24 14,72', 5),
    graven('32,-4 40,36 30,76', 5),
    graven('0,40 -4,58 -14,74', 4),
    line('M-44 72Q0 82 44 72', 6, 'metal'),
  ],
  { x: 132, y: 664 },
);

export const bullArms: Art = mirrored(bullArm);

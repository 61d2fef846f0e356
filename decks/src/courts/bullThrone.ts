import { bullHead } from '../creatures/heads.ts';
import { type Art, eachRow, fill, line, mirrored, put } from '../drawing/art.ts';
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
    eachRow(
      [
        [132, 630, 150],
        [164, 540, -20],
        [132, 470, 170],
        [160, 392, -40],
        [146, 340, 200],
        [176, 262, 20],
        [184, 244, 230],
        [248, 214, 50],
      ],
      (x, y, turn, i) => vineLeaf(x, y, turn, i % 2 ? 40 : 48),
    ),
    grapes(104, 506, 1),
    grapes(116, 372, 0.9),
    grapes(226, 272, 0.9),
  ]),
  eachRow(
    [
      [300, 200, -90],
      [290, 204, -140],
      [310, 204, -40],
    ],
    (x, y, turn) => vineLeaf(x, y, turn, 44),
  ),
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
    fill('wood', 'M-40 80C-54 48 -48 10 -30 -16H30C48 10 54 48 40 80Z'),
    graven('-30,20 -34,50 -26,74', 4),
    graven('30,20 34,50 26,74', 4),
    line('M-40 66Q0 78 40 66', 6, 'metal'),
    bullHead({ size: 0.8 }),
  ],
  { x: 118, y: 666 },
);

export const bullArms: Art = mirrored(bullArm);

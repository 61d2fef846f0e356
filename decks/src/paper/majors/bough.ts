import type { Art } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import { cutStroke, joined } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';

/** Each grows out of the bough, and its leaves out of it: their stalks and directions. */
const TWIGS = [
  ['84,170 84,206 104,226', '84,208,132 104,226,62'],
  ['168,176 176,208 168,226', '168,226,104'],
  ['440,186 442,214 430,232', '430,232,96'],
  ['520,176 514,214 522,230', '514,214,150 522,230,70'],
  ['214,160 220,126 206,108', '206,108,-120'],
  ['396,170 402,132 416,116', '402,136,-150 416,116,-36'],
] as const;

/** A level bough in leaf across the whole window, from 40 down to its lowest leaves at 266. */
export const bough: Art = [
  TWIGS.map(([stem, ...leaves]) => [
    cutStroke('ink', stem, [12, 9, 6], [21, 17, 13]),
    leaves.map((at) => toTriples(at).map(([x, y, turn]) => leaf(x, y, turn, 60, 'accent'))),
  ]),
  joined(
    'ink',
    [
      'M40 130C160 160 260 150 340 164C420 176 500 170 560 140V196C500 216 420 216 340 206C240 196 140 206 40 184Z',
      'M130 150C110 110 120 80 100 40H130C146 90 150 120 164 156Z',
      'M430 172C450 130 490 110 500 60L520 70C510 130 480 150 466 180Z',
    ],
    7,
  ),
  hatch(
    'M44 138C160 166 260 158 340 172C420 184 500 178 556 150V190C500 208 420 208 340 198C240 188 140 198 44 178Z',
    { role: 'mid', angle: 4, gap: 17, width: 5, side: 'all' },
  ),
];

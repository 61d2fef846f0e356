import type { Art } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import { joined } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';

/** A level bough in leaf across the whole window, from 40 down to its lowest leaves at 266. */
export const bough: Art = [
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
    { role: 'mid', angle: 4, gap: 12, width: 4, side: 'all' },
  ),
  toTriples(
    '110,190,80 180,200,110 430,206,70 500,200,100 90,60,170 150,90,-20 510,90,20 470,120,170 230,160,-70 390,172,-60',
  ).map(([x, y, turn]) => leaf(x, y, turn, 62, 'accent')),
];

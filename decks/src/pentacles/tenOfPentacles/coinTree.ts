import { type Art, eachOf, eachRow, line } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { type Clump, clump } from '../../primitives/oak.ts';
import { leaf } from '../../primitives/plants.ts';
import { pentacle } from '../../suits/objects.ts';

/** A broad tree that spreads under the arch; the coins hang among its leaves like fruit. */
export const coinTree: Art = [
  limb('wood', '296,520 250,460 206,420', [24, 18, 10]),
  limb('wood', '298,520 352,466 400,424', [24, 18, 10]),
  limb('wood', '286,720 300,600 292,500 300,400', [58, 38, 32, 24]),
  graven('292,700 302,600 296,480', 5, 'ink', 0.5),
  eachRow<Clump>(
    [
      [176, 370, 62, 'leafDark'],
      [424, 370, 62, 'leafDark'],
      [206, 276, 70, 'leaf'],
      [394, 276, 70, 'leaf'],
      [300, 226, 72, 'leafDark'],
      [248, 400, 58, 'leaf'],
      [352, 400, 58, 'leaf'],
      [300, 320, 84, 'leafDark'],
    ],
    clump,
  ),
  eachOf(
    '150,330,-120 450,330,-60 168,250,-140 432,250,-40 240,190,-110 360,190,-70 270,450,120 330,450,60 190,420,110 410,420,70',
    (x, y, turn, i) => leaf(x, y, turn, 36, i % 2 ? 'leaf' : 'leafDark'),
  ),
  eachOf(
    '306,204,0.34 218,226,0.38 390,232,0.34 160,300,0.34 300,282,0.4 438,306,0.38 226,336,0.4 372,352,0.42 172,396,0.34 302,404,0.42',
    (x, y, size) => [
      line(`M${x} ${y - 92 * size - 14}q4 8 0 18`, 4, 'wood'),
      pentacle(x, y, size),
      leaf(x, y - 92 * size - 6, -28, 30, 'leaf'),
      leaf(x, y - 92 * size - 6, 196, 26, 'leafDark'),
    ],
  ),
];

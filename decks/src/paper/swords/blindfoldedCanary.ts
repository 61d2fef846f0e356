import type { Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '244,388 294,394 330,428 344,474 378,520 404,574 416,632! 384,668 330,686 276,682 226,650 202,598 202,542 212,508 192,478 194,422',
);
const TAIL = outline('392,590! 434,644 470,690! 478,712 450,724! 410,706 366,668!');
const WING = outline('292,524! 340,520 392,566 446,668! 392,664 330,644 294,600');
const LEGS = ['270,672,10 264,700,9 262,720,9', '312,680,10 308,704,9 306,724,9'];
const TOES = [
  '262,718,9 238,722,8 222,728,5',
  '262,718,9 246,728,8 238,738,5',
  '262,718,9 276,724,8 286,730,5',
  '306,722,9 282,726,8 266,732,5',
  '306,722,9 292,732,8 284,742,5',
  '306,722,9 320,728,8 330,734,5',
];
const RIBBONS = ['326,436 356,430 372,452 396,452', '326,440 346,458 350,484 372,498'];

/** A canary from the side that faces to the left, a cloth tied over its eyes, from 388 to its feet at 724, 290 wide. */
export const blindfoldedCanary: Art = [
  keyed('glow', TAIL, 5),
  gouge('400,620 430,660 458,704', 6, 'ink'),
  joined('ink', [...LEGS, ...TOES].map(limb), 3),
  keyed('glow', BODY, 6),
  combed('222,530 222,590 262,660', '272,530 272,590 320,670', {
    role: 'ink',
    rows: 4,
    width: 6,
    length: 24,
    fade: 0.6,
  }),
  keyed('glow', WING, 6),
  ['318,552 368,592 424,656', '312,580 356,618 398,652', '310,608 340,632 366,644'].map((quill) =>
    stroke('ink', quill, [4, 10, 3]),
  ),
  gouge('318,534 352,540 384,570', 6),
  // The bill, and the cloth with its knot behind the head.
  keyed('light', outline('200,462! 184,462 160,480! 180,488 204,492!'), 5),
  gouge('164,480 184,478 204,478', 4, 'ink'),
  RIBBONS.map((ribbon) => [
    stroke('light', ribbon, [18, 26, 28, 20]),
    stroke('accent', ribbon, [10, 17, 19, 11]),
  ]),
  cut('accent', outline('189,430! 220,426 280,420 326,414! 338,438 342,456! 290,464 230,468 193,464!'), 5),
  gouge('204,448 250,446 310,438', 5, 'ink'),
  cut('accent', outline('322,424 338,422 346,438 338,454 322,450'), 4),
];

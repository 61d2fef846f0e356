import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { fur, outline } from '../nature/body.ts';

const HEAD = outline(
  '300,366 376,374 446,408 490,470 500,540 474,604 422,660 366,724 300,744 234,724 178,660 126,604 100,540 110,470 154,408 224,374',
);
const EAR = circlePath(448, 392, 62);
const MUZZLE = outline('300,560 352,572 382,616 380,668 346,716 300,730 254,716 220,668 218,616 248,572');
const SHOULDERS = outline('120,600! 70,680 44,780 36,900! 564,900! 556,780 530,680 480,600!');

/** A bear from the front, down to its shoulders, its eyes 130 on both sides of x 300. */
export const captiveBear: Art = [
  joined('near', [SHOULDERS], 6),
  mirrored([joined('ink', [EAR], 6), flat('mid', circlePath(446, 396, 34))]),
  joined('ink', [HEAD], 6),
  fur(HEAD, 'mid', 90, (x, y) => (y < 450 || (Math.abs(x - 300) > 120 && y > 540) ? 0.8 : 0)),
  cut('far', MUZZLE, 5),
  mirrored([
    keyed('light', outline('396,516! 414,490 446,486 466,510! 450,536 418,536'), 4),
    flat('ink', circlePath(430, 510, 19)),
    flat('light', circlePath(425, 503, 7)),
    gouge('392,480 424,462 460,474', 8, 'far'),
  ]),
  flat('ink', outline('300,640! 268,622 258,600 276,588 324,588 342,600 332,622')),
  [gouge('300,636 300,662 300,676', 8, 'ink'), gouge('262,694 300,674 338,694', 8, 'ink')],
];

import { flat, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { eye } from '../nature/head.ts';

const BODY = outline(
  '112,690! 106,610 138,500 200,402 278,330 346,300 392,302 420,330! 424,372! 470,386 516,388 540,380! 538,396 500,410 440,412 402,428 376,460 330,520 268,574 204,620 168,690!',
);
const UPPER_JAW = outline(
  '380,306! 420,326 466,338 516,344 546,356! 546,368 520,376 466,376 420,372! 396,360 380,340',
);
const FLUKES = outline(
  '132,672! 104,704 62,710 34,700! 54,746 104,764! 128,742! 160,790 222,806! 212,752 172,690!',
);
const BACK_FIN = outline('312,322! 268,262 196,236! 222,292 220,350 222,404! 262,366');
const FIN = outline('336,452! 324,510 346,572 398,606! 410,556 404,496 386,436!');
const BELLY = outline(
  '462,400! 428,400 396,416 352,446 300,492 236,540 176,624! 204,620 268,574 330,520 376,460 402,428 440,412!',
);

/** A dolphin in the arc of its leap to the right, without its upper jaw: 510 wide, from its brow at 300 to its flukes at 806. */
export const dolphin: Art = [
  cut('ink', BACK_FIN, 6),
  joined('ink', [FLUKES, BODY], 6),
  flat('light', BELLY),
  hatch(BELLY, { role: 'ink', angle: -42, gap: 15, width: 5, side: 'end', reach: 0.22 }),
  // Long cuts run from its brow over the back and down the tail stock.
  combed('372,312 270,356 180,470 132,610', '372,352 320,400 240,480 158,630', {
    role: 'mid',
    rows: 5,
    width: 8,
    length: 60,
  }),
  [gouge('54,722 92,732 120,724', 6, 'mid'), gouge('196,776 168,744 148,708', 6, 'mid')],
  cut('ink', FIN, 5),
  [gouge('350,470 352,530 380,580', 6, 'mid'), gouge('370,462 382,510 394,556', 5, 'mid')],
];

/** Its upper jaw, from the melon to the tip of the beak at (546, 362), which closes over what the lower one bears. */
export const upperJaw: Art = [
  joined('ink', [UPPER_JAW], 5),
  flat('ink', outline('340,312! 384,306 414,326 422,370! 396,392 350,380')),
  gouge('394,312 424,334 420,352', 5, 'mid'),
  gouge('536,360 480,352 436,346', 5, 'mid'),
  // The line of its smile.
  gouge('436,374 410,374 392,386', 6),
  eye(392, 346, 9),
  gouge('376,330 394,324 410,332', 4, 'mid'),
];

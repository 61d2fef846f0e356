import { flat, type Art } from '../../drawing/art.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('60,566! 96,600 130,610 200,570 256,596 288,640 282,694 220,722 140,720 90,680');
const WING = outline(
  '246,640! 236,590 196,560 150,540 110,530 70,490! 72,530 54,536! 64,566 50,580! 74,604 64,624! 100,640 104,660! 150,680 210,676',
);
const NECK = limb('262,650,64 226,580,40 206,500,29 212,430,27 240,394,28 268,416,35');

/**
 * The left of two swans whose necks make a heart: it swims to x 300 with lifted wings and bows its head, the tip of
 * its bill at (299, 486) and the water at 712.
 */
export const lovingSwan: Art = [
  joined('light', [BODY, NECK], 6),
  keyed('accent', outline('259,436! 270,432 282,426! 290,452 298,490! 278,470'), 4),
  flat('ink', outline('258,426! 272,428 284,420! 282,434 268,442') + lens([256, 414], [270, 414], 9)),
  keyed('light', WING, 5),
  hatch(WING, { role: 'ink', angle: 24, gap: 14, width: 5, side: 'start', reach: 0.4 }),
  hatch(BODY, { role: 'far', angle: 90, gap: 13, width: 6, side: 'end', reach: 0.2 }),
  gouge('214,440 212,500 230,560', 6, 'far'),
];

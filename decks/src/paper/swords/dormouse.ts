import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { around, lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '96,640! 84,560 124,478 206,430 300,430 386,470 440,540 440,620 400,690! 250,706 130,690',
);
/** Its head, bent down to the right so that the nose lies on the tail. */
const HEAD = outline(
  '322,566 350,508 404,486 458,506 494,556 512,604 520,632 500,650 452,662 386,660 334,624',
);
const TAIL = limb('112,596,34 92,648,66 150,690,86 250,704,92 350,704,88 436,688,72 500,664,40 536,640,6');

/** A golden dormouse asleep, curled up to the right, its tail round to its nose: 455 wide, its foot at 746. */
export const dormouse: Art = [
  joined('glow', [BODY], 6, 'ink'),
  ticks(BODY, {
    role: 'ink',
    flow: around(280, 640),
    gap: 25,
    length: 22,
    width: 4.6,
    tone: (x, y) => (x < 310 && y > 470 ? 0.75 : 0.2),
  }),
  keyed('glow', circlePath(446, 500, 24), 5),
  joined('glow', [HEAD], 6, 'ink'),
  flat('light', outline('366,648! 400,612 460,610 512,624! 516,640 498,648 440,660')),
  keyed('glow', circlePath(384, 496, 33), 5),
  flat('accent', circlePath(386, 501, 19)),
  stroke('ink', '416,566 426,577 440,581 454,577 464,566', [4, 7, 8, 7, 4]),
  flat(
    'ink',
    lens([426, 578], [420, 590], 3) + lens([440, 582], [439, 596], 3) + lens([454, 578], [458, 590], 3),
  ),
  flat('ink', outline('504,618! 520,616 528,630 518,642 506,636')),
  [gouge('492,632 462,628 428,632', 4, 'ink'), gouge('492,640 464,644 436,648', 4, 'ink')],
  joined('near', [TAIL], 6),
  ticks(TAIL, { role: 'glow', flow: (x) => (x < 130 ? 60 : 170), gap: 15, length: 32, width: 6 }),
  keyed('glow', outline('420,690! 410,660 430,648 452,654 462,682! 440,696'), 5),
  flat('ink', lens([428, 660], [428, 680], 4) + lens([444, 662], [446, 682], 4)),
];

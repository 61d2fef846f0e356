import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { around, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('110,660! 78,590 110,490 200,430 310,424 400,458 450,520 456,600 430,670!');
const HEAD = outline('300,560 330,490 396,470 460,496 502,544 524,590 518,630 460,656 370,660 316,630');
const TAIL = limb('116,566,30 84,626,74 150,668,92 250,682,96 350,682,86 430,672,66 492,640,20');

/** A dormouse that sleeps with its head to the right and its tail curled round to its nose: 450 wide, its foot at 720. */
export const dormouse: Art = [
  cut('ink', circlePath(442, 482, 28), 5),
  joined('ink', [BODY, HEAD], 6),
  ticks(BODY, {
    role: 'far',
    flow: around(280, 640),
    gap: 22,
    length: 22,
    width: 5,
    tone: (x, y) => (x < 290 || y < 450 ? 0.9 : 0),
  }),
  cut('ink', circlePath(352, 478, 44), 4),
  flat('mid', circlePath(354, 480, 28)),
  flat('light', outline('330,640! 372,612 430,606 480,614 514,604! 520,622 490,650 430,660')),
  flat('far', outline('380,560 398,520 446,512 482,540 484,580 436,600 394,592')),
  flat('ink', outline('392,552! 432,572 472,542! 470,566 436,586 402,574')),
  [
    gouge('406,570 398,582 392,590', 6, 'ink'),
    gouge('434,580 434,592 432,600', 6, 'ink'),
    gouge('460,570 468,580 474,584', 6, 'ink'),
  ],
  [gouge('502,622 456,624 404,612', 4, 'ink'), gouge('502,630 456,640 414,632', 4, 'ink')],
  cut('ink', TAIL, 6),
  ticks(TAIL, { flow: (x) => (x < 130 ? 70 : 150), gap: 13, length: 30, width: 5 }),
  flat('accent', circlePath(523, 596, 12)),
];

import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '384,566! 372,616 352,660 342,710 330,760 316,806 316,846 336,864! 506,864! 526,838 522,790 500,738 488,690 482,640 470,600 466,556!',
);
const NECK = outline('388,560! 430,520 480,540! 482,640 440,660 380,640');
const HEAD = outline(
  '476,570 482,536 468,500 432,486 402,492 380,512 346,524 318,526 304,534 302,550 314,560! 318,574 344,584 378,584 402,596 434,606',
);
const EAR = outline('428,508! 452,500 474,520 486,562 484,606 464,630! 444,610 432,572');
const FEET = [limb('352,856,24 318,862,22 298,864,18'), limb('498,856,24 528,862,22 546,864,16')];

const head: Art = put(
  [
    joined('light', [HEAD], 5),
    flat('light', outline('400,570! 470,530! 484,580 440,616 404,600')),
    flat('ink', outline('304,546! 306,530 322,526 328,540 318,550')),
    gouge('316,564 350,572 388,568', 5, 'ink'),
    combed('410,500 440,496 462,510', '404,548 420,560 436,580', { role: 'far', rows: 3, length: 20 }),
    gouge('380,524 392,516 406,524', 6, 'ink'),
    flat('ink', circlePath(394, 527, 6)),
    cut('accent', EAR, 5),
    gouge('446,520 464,556 462,598', 5, 'ink'),
  ],
  { x: -440, y: -540 },
);

/** An old hound that sits with its back to us and looks to the left: its nose at (312, 548), the ground at 864. */
export const waitingHound: Art = [
  joined('light', [limb('470,850,26 410,872,24 340,880,16 286,868,6')], 5),
  joined('light', FEET, 5),
  joined('light', [BODY, NECK], 5),
  // The blades of its shoulders stand out beside the spine, and its haunches spread over the feet.
  gouge('426,640 420,720 426,790 424,846', 8, 'ink'),
  gouge('366,650 388,636 406,660 404,704', 7, 'ink'),
  gouge('478,644 460,632 444,658 446,704', 7, 'ink'),
  gouge('340,776 372,752 396,790 384,858', 8, 'ink'),
  gouge('506,766 476,748 452,790 464,858', 8, 'ink'),
  combed('382,700 366,740 358,762', '410,700 406,750 404,790', { role: 'far', rows: 3, length: 24 }),
  combed('452,690 462,730 480,756', '490,690 500,736 508,760', { role: 'mid', rows: 3, length: 24 }),
  combed('474,800 486,830 490,856', '514,790 520,820 512,856', { role: 'mid', rows: 3, length: 22 }),
  combed('330,800 334,830 344,856', '352,790 356,820 364,856', { role: 'far', rows: 2, length: 22 }),
  combed('470,600 478,640 484,690', '458,620 462,640 470,660', { role: 'mid', rows: 2, length: 22 }),
  cut('accent', outline('376,584! 410,596 446,622 472,620! 474,640 440,644 400,622 372,604!'), 4),
  put(head, { x: 440, y: 540, turn: -10 }),
];

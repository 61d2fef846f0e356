import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const TAIL = outline(
  '520,706! 556,716 580,770 566,830 520,868 452,872 396,852! 420,840 404,822! 440,820 430,800! 468,790 488,760 500,730',
);
const BODY = outline(
  '500,520! 532,540 556,600 562,670 548,722 512,744 478,730 466,690! 484,640 486,590 480,548!',
);
const HEAD = outline('478,470! 486,448 506,436 530,440 546,464 548,500 528,530 500,532 476,520 462,496!');
const EAR = outline('516,446! 516,412 530,384! 546,412 544,456!');

/** A red squirrel that climbs up the right rim of the wheel: its head at (505, 485), its paws on the rim from 466 across, its tail under the wheel. */
export const climbingSquirrel: Art = [
  joined('accent', [TAIL], 6),
  combed('520,720 560,780 500,850 420,850', '510,730 520,780 480,810 430,816', {
    role: 'ink',
    rows: 4,
    width: 7,
    length: 40,
  }),
  joined('accent', [BODY, HEAD, EAR], 6),
  flat('light', outline('480,548! 504,560 500,610 486,664! 478,640 486,600')),
  flat('light', outline('464,498! 484,504 506,522! 492,532 474,520')),
  combed('536,550 552,620 546,700', '514,560 516,630 510,700', {
    role: 'ink',
    rows: 3,
    width: 6,
    length: 30,
  }),
  joined(
    'accent',
    [outline('476,730! 480,680 516,660 546,690 544,726 516,746!'), limb('506,734,30 474,724,24 452,710,20')],
    5,
  ),
  joined('accent', [limb('508,576,36 482,566,26 460,552,18')], 5),
  joined('accent', [limb('512,600,34 482,604,24 462,600,18')], 5),
  [gouge('456,546 464,552 462,558', 4, 'ink'), gouge('458,596 466,600 464,606', 4, 'ink')],
  cut('light', circlePath(502, 478, 13), 0),
  flat('ink', circlePath(501, 478, 10)),
  flat('light', circlePath(498, 474, 3.4)),
  flat('ink', circlePath(465, 494, 7)),
  gouge('524,440 530,420 532,402', 5, 'ink'),
];

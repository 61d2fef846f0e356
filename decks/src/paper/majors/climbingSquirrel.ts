import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const TAIL = limb('520,716,36 544,764,58 528,822,72 474,846,66 436,816,50 448,782,32 468,788,14');
const BODY = outline(
  '500,520! 532,540 556,600 562,670 548,722 512,744 478,730 466,690! 484,640 486,590 480,548!',
);
const HEAD = outline('478,470! 486,448 506,436 530,440 546,464 548,500 528,530 500,532 476,520 462,496!');
const EAR = outline('516,446! 516,412 530,384! 546,412 544,456!');

/** A red squirrel that climbs up the right rim of the wheel: its head at (505, 485), its paws on the rim from 466 across, its tail curled below. */
export const climbingSquirrel: Art = [
  joined('accent', [TAIL], 6),
  combed('538,730 562,780 530,846 470,866 426,840', '520,750 528,790 510,808 474,826 448,806', {
    role: 'ink',
    rows: 3,
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
  joined('accent', [limb('510,562,36 490,596,30 460,572,17')], 5),
  joined('accent', [limb('514,592,34 494,634,28 460,614,17')], 5),
  [gouge('454,568 462,572 462,580', 4, 'ink'), gouge('454,610 462,614 462,622', 4, 'ink')],
  cut('light', circlePath(502, 478, 13), 0),
  flat('ink', circlePath(501, 478, 10)),
  flat('light', circlePath(498, 474, 3.4)),
  flat('ink', circlePath(465, 494, 7)),
  gouge('524,440 530,420 532,402', 5, 'ink'),
];

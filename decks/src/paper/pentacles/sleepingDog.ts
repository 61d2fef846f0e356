import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('96,862 92,826 118,796 160,790 200,800 222,824 232,858! 226,872! 110,872!');
const HEAD = outline('184,830 200,812 226,812 244,830 272,844 278,860 266,870! 216,872 190,860');

/** An old white dog that lies asleep with its nose to the right: from its tail at 80 to its nose at 278, on the ground at 872. */
export const sleepingDog: Art = [
  joined('light', [limb('106,856,20 88,868,16 120,878,12 160,874,8'), BODY], 5),
  combed('112,812 160,800 206,816', '116,850 150,840 180,858', {
    role: 'mid',
    rows: 3,
    width: 6,
    length: 26,
  }),
  joined('light', [HEAD], 5),
  flat('accent', outline('200,822! 212,812 226,824 222,852 206,864 196,846')),
  gouge('236,838 244,842 252,838', 5, 'ink'),
  flat('ink', circlePath(273, 850, 7)),
];

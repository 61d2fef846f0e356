import { flat, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('66,872! 50,836 62,790 108,758 166,752 214,768 244,806 256,872!');
const HEAD = outline(
  '206,812 222,780 254,768 284,780 300,806 332,818 350,830 352,848 338,858! 280,864 232,858',
);
const PAWS = limb('214,862,26 290,868,24 336,866,22');

/** An old white dog that lies asleep with its head on its paws, its nose to the right: from its back at 50 to its nose at 352, on the ground at 876. */
export const sleepingDog: Art = [
  flat('ink', limb('40,876,6 180,880,16 370,878,6')),
  joined('light', [BODY, limb('60,850,24 40,866,22 70,876,18 130,874,10')], 6),
  combed('92,792 140,770 206,786', '84,830 140,796 220,820', { role: 'mid', rows: 3, width: 7, length: 30 }),
  // Its haunch.
  gouge('168,872 108,866 92,836 116,806 150,804', 8, 'ink'),
  joined('light', [PAWS], 6),
  joined('light', [HEAD], 6),
  joined('accent', [outline('232,776! 206,782 190,812 192,850 212,862 236,842 250,806!')], 5, 'ink'),
  combed('218,796 206,840', '236,796 224,840', { role: 'ink', rows: 2, width: 5, length: 22 }),
  gouge('268,812 282,820 296,814', 7, 'ink'),
  gouge('350,850 322,852 300,846', 6, 'ink'),
  flat('ink', outline('334,820! 352,822 356,838 342,838!')),
];

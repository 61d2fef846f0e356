import type { Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const NEST = outline(
  '100,690! 190,708 300,716 410,708 500,690! 516,740 476,806 400,842 300,850 200,842 124,806 84,740',
);

/** Loose straws whose ends stick out of it all round. */
const STRAWS = [
  '44,712,5 110,716,16 220,750,8',
  '60,664,5 120,700,16 230,726,8',
  '78,826,5 140,800,16 250,806,8',
  '112,650,5 160,690,15 260,720,8',
  '556,700,5 490,714,16 380,750,8',
  '538,658,5 480,696,16 370,724,8',
  '552,776,5 490,758,16 380,782,8',
  '520,832,5 460,806,16 350,808,8',
  '470,648,5 440,688,15 340,718,8',
  '160,866,5 220,842,14 320,838,8',
  '430,870,5 380,846,14 290,842,8',
].map(limb);

/** A nest of straw, 510 wide: its rim at 700 and its foot at 850. */
export const nest: Art = [
  joined('glow', [NEST, ...STRAWS], 5),
  // Straw upon straw, laid round and across.
  combed('84,712 190,732 310,738 420,730 516,710', '130,812 210,834 300,840 390,834 470,812', {
    role: 'near',
    rows: 4,
    width: 8,
    length: 90,
  }),
];

import { eachOf, fill, line, type Art } from '../../drawing/art.ts';
import { disc } from '../../primitives/lights.ts';

/** Waves that come up to the shell, their crests of foam over its edge and over the hem. */
export const surf: Art = [
  fill(
    'water',
    'M30 810Q64 778 104 796Q120 806 138 800Q176 776 220 802Q260 822 300 804Q344 784 386 806Q420 822 452 802Q498 776 570 800V900H30Z',
  ),
  line(
    'M40 806Q68 782 104 800Q122 810 142 804Q178 782 218 808Q260 828 302 810Q344 790 384 812Q420 828 456 808Q498 782 560 804',
    6,
    'light',
    0.9,
  ),
  fill(
    'waterLight',
    'M30 850Q80 822 130 844Q180 866 226 846Q280 824 330 846Q380 866 430 842Q490 818 570 846V910H30Z',
  ),
  line(
    'M40 850Q82 828 128 850Q180 872 228 852Q280 830 328 852Q380 872 434 848Q490 824 560 850',
    5,
    'light',
    0.8,
  ),
];

/** The wave behind the shell's foot, over the hem of the mantle. */
export const swell: Art = [
  fill('water', 'M30 764Q70 732 112 750Q150 766 188 748H420Q452 766 490 748Q528 732 570 758V900H30Z'),
  line('M40 758Q72 734 112 754Q150 770 188 752M420 752Q452 770 490 752Q526 736 560 756', 5, 'light', 0.7),
];

/** Drops about the place where the fish left the water. */
export const drops: Art = eachOf('72,772,5 60,742,4 146,762,5 158,738,3.4 134,784,4 86,790,4', (x, y, r) =>
  disc('light', x, y, r, 1),
);

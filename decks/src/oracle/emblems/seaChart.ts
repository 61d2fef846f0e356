import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';

/** The sea of a chart, with its lines of degrees. */
export const chartedSea: Art = [
  fill('water', boxPath(40, 40, 520, 790)),
  line(
    times(7, (i) => `M40 ${110 + i * 108}q26 -10 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0`).join(''),
    1.6,
    'waterLight',
    0.55,
  ),
  line('M170 40V830M430 40V830M40 220H560M40 600H560', 1.6, 'light', 0.45),
];

export const coasts: Art = [
  fill(
    'linen',
    'M40 40H330C322 96 262 84 240 118C222 148 180 126 164 156C138 200 104 180 92 226C84 262 60 280 40 284Z',
    { width: 3 },
  ),
  line(
    'M40 300C66 294 92 272 102 236C114 196 148 212 176 166C196 142 234 158 254 126C276 98 332 108 342 48',
    3,
    'light',
    0.8,
  ),
  fill('leaf', 'M92 128L124 76L156 128ZM136 116L162 80L190 116ZM74 196L98 156L122 196Z', { width: 2.2 }),
  flat('leafDark', 'M124 78L154 127H128ZM162 82L188 115H164ZM98 158L120 195H100Z'),
  fill('linen', 'M40 830V700C76 694 96 728 140 722C184 716 196 752 236 756C268 760 290 790 300 830Z', {
    width: 3,
  }),
  line('M40 684C84 678 104 714 144 708C192 702 208 738 246 744', 3, 'light', 0.8),
  fill('stone', 'M78 770L84 722H104L110 770Z', { width: 2.2 }),
  fill('red', 'M80 724L94 706L108 724Z', { width: 2 }),
  fill('leaf', outline('134,776! 142,756 160,748 178,756 186,776!'), { width: 2.2 }),
];

/** The scale round the chart. */
export const margin: Art = [
  fill('linen', 'M40 40H560V830H40ZM66 66V784H534V66Z', { width: 2.4 }),
  times(9, (i) => [48, 542].map((x) => flat('ink', boxPath(x, 82 + i * 80, 10, 40)))),
  times(6, (i) => [48, 790].map((y) => flat('ink', boxPath(75 + i * 82, y, 41, 10)))),
];

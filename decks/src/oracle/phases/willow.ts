import { eachRow, fill, line, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { grass } from '../landscape.ts';

/** The curtains of the willow: where each hangs from, and how far down. */
const CURTAINS: readonly (readonly [x: number, y: number, drop: number])[] = [
  [250, 214, 190],
  [44, 150, 360],
  [230, 178, 270],
  [212, 150, 210],
  [74, 122, 280],
  [190, 132, 320],
  [102, 112, 390],
  [166, 118, 240],
  [128, 110, 300],
  [150, 112, 400],
  [60, 132, 420],
  [112, 110, 200],
  [208, 160, 380],
];

/** A willow on the left bank. */
export const willow: Art = [
  fill('woodDark', 'M40 650C110 640 190 650 244 682C266 698 220 712 160 716C110 720 70 732 40 734Z'),
  fill('leafDark', 'M40 640C110 632 190 642 240 676C252 688 216 700 160 702C110 706 70 714 40 716Z', {
    width: 2,
  }),
  grass([
    [60, 690],
    [176, 684],
    [206, 678],
    [94, 704],
  ]),
  fill(
    'woodDark',
    'M40 676C74 640 84 560 74 460C68 380 64 300 72 200L128 190C116 300 120 400 124 470C128 560 140 630 184 672C140 690 80 692 40 676Z',
  ),
  graven('86,660 104,560 96,420', 5, 'wood', 0.9),
  graven('120,668 110,580 110,440', 5, 'wood', 0.9),
  fill(
    'leafDark',
    'M40 110C90 78 170 84 214 124C250 156 268 200 264 236C240 250 214 230 190 206C150 180 90 190 40 236Z',
  ),
  eachRow(CURTAINS, (x, y, drop, i) => {
    const [from, to] = [[x - 26, y - 12] as const, x + 12 + ((i * 7) % 9)];
    const path = [from, [x + 2, y + 16], [to, y + drop * 0.5], [to - 4, y + drop]] as const;
    return [
      fill(i % 3 ? 'leaf' : 'leafDark', swellPath(path, [4, 17, 13, 2]), { width: 1.6 }),
      line(
        times(
          Math.round(drop / 34),
          (j) => `M${to - 3} ${toTenth(y + 40 + j * 28)}l${j % 2 ? 6 : -6} 11`,
        ).join(''),
        2.4,
        i % 3 ? 'leafDark' : 'leaf',
      ),
    ];
  }),
];

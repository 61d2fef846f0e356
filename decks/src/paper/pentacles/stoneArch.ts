import { clipped, flat, mirrored, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';

const WALL =
  'M30 30H570V900H482V600C482 540 440 510 392 510C350 510 316 530 300 572C284 530 250 510 208 510C160 510 118 540 118 600V900H30Z';
const ARCH =
  'M80 600C80 390 168 226 300 116C432 226 520 390 520 600H474C470 412 402 272 300 186C198 272 130 412 126 600Z';

/** The joints of the wall's blocks: a level line for each course and upright ones, moved by half a block. */
const JOINTS = times(13, (row) => {
  const y = 60 + row * 66;
  return (
    lens([30, y], [570, y + 1], 4) +
    times(6, (i) =>
      lens([44 + i * 104 + (row % 2) * 52, y + 2], [44 + i * 104 + (row % 2) * 52, y + 64], 4),
    ).join('')
  );
}).join('');

/** Between the stones of the arch: from its inner side to its outer one. */
const WEDGES = times(9, (i): string => {
  const t = 0.06 + i * 0.11;
  const along = (a: number, b: number, c: number, d: number): number =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
  return lens(
    [along(128, 130, 198, 300), along(600, 412, 272, 190)],
    [along(80, 80, 168, 300), along(600, 390, 226, 116)],
    6,
  );
});

const capital: Art = [
  cut('far', 'M36 706H146L124 752H36Z', 5),
  cut('far', 'M36 752H130V766H36Z', 4),
  gouge('44,722 90,720 138,722', 5, 'ink'),
];

/** A wall over the whole window with a pointed arch and a post in it, open below 510 between two capitals at 706. */
export const stoneArch: Art = [
  cut('near', WALL, 7),
  clipped(WALL, flat('mid', JOINTS)),
  cut('far', ARCH, 6),
  mirrored(flat('near', WEDGES.join(''))),
  cut(
    'ink',
    'M144 590C150 424 210 292 300 208C390 292 450 424 456 590C450 530 430 500 392 500C346 500 314 520 300 560C286 520 254 500 208 500C170 500 150 530 144 590Z',
    4,
  ),
  cutStroke(
    'far',
    '126,604 146,546 208,514 268,528 300,572 332,528 392,514 454,546 474,604',
    Array.from({ length: 9 }, () => 18),
    Array.from({ length: 9 }, () => 29),
  ),
  cut('far', 'M286 584H314V780H286Z', 5),
  cut('far', 'M276 776H324L340 808H260Z', 5),
  cut('far', 'M268 566H332L316 600H284Z', 5),
  gouge('306,612 307,700 306,772', 5, 'near'),
  mirrored(capital),
];

import { clipped, fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { disc, halo } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

const CENTRE = [300, 516] as const;

/** The victor in profile within the ring, his chin lifted, as on a medal. */
export const medal: Art = [
  halo(...CENTRE, 206, 'wine'),
  times(32, (i) => {
    const [[x, y], [x2, y2]] = [
      polar(...CENTRE, 110, i * 11.25),
      polar(...CENTRE, i % 2 ? 180 : 152, i * 11.25),
    ];
    return line(`M${x.toFixed(1)} ${y.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, 1.6, 'trim', 0.7);
  }),
  clipped(
    circlePath(...CENTRE, 190),
    nearBust(
      {
        side: { skin: 'skinOlive', hair: 'hairBlack', eyes: 'open', mood: 'proud' },
        cloth: 'red',
        over: put(HATS.leafBand, { x: -12, turn: -10 }),
        bow: -6,
      },
      { x: 304, y: 494, size: 1.42 },
    ),
  ),
];

/** Two branches of laurel that rise from a bow and meet at the top. */
export const laurels: Art = [
  mirrored(
    times(15, (i) => {
      const angle = 96 + i * 11.6;
      const [x, y] = polar(...CENTRE, 212, angle);
      return [
        leaf(x, y, angle + 62, 74, 'leafDark', 0.3),
        leaf(x, y, angle + 122, 74, 'leaf', 0.3),
        i % 3 === 1 && disc('red', ...polar(...CENTRE, 198, angle + 6), 8, 1.6),
      ];
    }),
  ),
  put(
    [
      mirrored([
        fill('red', 'M292 706C240 720 210 780 170 800C196 806 196 826 188 846C240 830 284 780 306 726Z', {
          width: 2,
        }),
        graven('286,724 244,770 196,816', 5),
        fill('red', 'M300 694C262 650 206 652 196 688C200 726 262 730 300 702Z', { width: 2 }),
        graven('288,694 250,680 216,688', 5),
      ]),
      fill('redDark', 'M276 678Q300 668 324 678Q334 698 324 720Q300 730 276 720Q266 698 276 678Z', {
        width: 2,
      }),
    ],
    { y: 40 },
  ),
];

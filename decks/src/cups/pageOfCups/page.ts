import { fill, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffBand } from '../../figure/garment.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { restingHand } from '../../figure/restingHand.ts';

const look: Look = {
  shape: 'round',
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'waves',
  eyes: 'open',
  mood: 'glad',
  turn: 0.8,
  gaze: [1, -0.4],
};

const HEAD = { x: 206, y: 562, size: 1.6, turn: -12 };

/** The pleated collar between the chin and the arms. */
const ruff: Art = put(
  times(9, (i) =>
    [
      fill('light', 'M0 0C-20 8 -24 34 -10 46C6 50 20 40 20 24C18 10 10 2 0 0Z', { width: 1.8 }),
      graven('0,8 -4,24 2,40', 3, 'stoneDark', 0.6),
    ].map((of) => put(of, { x: -104 + i * 26, y: 14 * Math.sin((i / 8) * Math.PI), turn: 24 - i * 6 })),
  ),
  { x: 222, y: 626, turn: -8 },
);

/** The back and the head of a page who lies on the sand. */
export const lyingPage: Art = [
  fill('rose', 'M36 600C70 570 130 560 190 600C280 590 340 610 350 740L330 800H36Z'),
  graven('70,640 80,700 70,760', 6),
  graven('320,680 300,720 310,770', 5),
  put([hairBehind(look), head(look), frontModelling(look), HATS.reedCap], HEAD),
  ruff,
];

/** The arms, laid over each other on the sand, under the chin. */
export const foldedArms: Art = put(
  [
    fill('rose', 'M300 700C350 716 366 756 346 790C300 812 200 800 150 790L160 726Z'),
    graven('330,730 280,760 220,764', 5),
    cuffBand('trim', [60, 800], [262, 742], 2).inside,
    restingHand('skinFair', { x: 308, y: 736, turn: -6, size: 1.7 }),
    fill(
      'rose',
      'M36 740C70 700 110 690 150 700L244 704C262 724 266 760 254 784C200 800 150 830 96 838C70 842 50 838 36 830Z',
    ),
    fill('trim', 'M238 700C262 722 268 762 252 790L272 784C288 758 282 722 260 698Z', { width: 2 }),
    graven('70,740 110,760 180,744', 6),
    graven('90,800 150,780 230,760', 6),
    graven('60,770 100,790 130,810', 5),
  ],
  { y: -34 },
);

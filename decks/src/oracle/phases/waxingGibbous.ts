import { fill, line, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { person } from '../../figure/person.ts';
import { firs, geese, haze, hills, printedSky, ridge } from '../landscape.ts';
import { agedMoon, moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const waxingGibbous: OracleScene = {
  alt: 'Under a moon that is almost round a walker with a staff climbs the last steps of a mountain towards a small red flag at its top.',
  hour: 'haze',
  draw: (chance) => [
    printedSky(chance, { stars: 26 }),
    moonRing({ y: 290, r: 200, count: 8, size: 18, marked: 3 }),
    agedMoon(300, 290, 128, 0.385, { width: 2.6 }),
    hills(600, [60, 130, 40, 90, 30, 110, 60], 'far'),
    haze(70, 574, 230),
    ridge(
      [
        [40, 800],
        [150, 700],
        [250, 640],
        [330, 560],
        [398, 470],
        [424, 474],
        [470, 590],
        [560, 700],
      ],
      'mid',
    ),
    times(13, (i) => {
      const [x, y] = [208 + i * 14.6, 726 - i * 18.4 - (i > 6 ? (i - 6) * 3 : 0)];
      return fill('dusk', `M${x} ${y}h${36 - i * 1.4}v7h-${36 - i * 1.4}Z`, { width: 1.3 });
    }),
    put([line('M0 0V-62', 4, 'woodDark'), fill('red', 'M2 -62L46 -48L2 -32Z', { width: 1.6 })], {
      x: 404,
      y: 486,
    }),
    person({
      x: 306,
      y: 604,
      size: 0.36,
      look: { hair: 'hairBlack', cut: 'short', turn: 1 },
      wears: 'none',
      dress: 'tunic',
      cloth: 'cloth',
      hose: 'ink',
      cloak: 'red',
      lean: 12,
      legs: [
        [
          [-20, -56],
          [-34, -6],
        ],
        [
          [30, -70],
          [34, -26],
        ],
      ],
      arms: [
        { elbow: [-40, -164], hand: [-20, -140] },
        { elbow: [56, -170], hand: [70, -190], holds: line('M0 -70V190', 8, 'woodDark') },
      ],
    }),
    haze(330, 690, 200),
    haze(60, 726, 170),
    firs(
      [
        [92, 826, 150],
        [150, 840, 110],
        [470, 820, 170],
        [530, 836, 140],
        [400, 846, 110],
      ],
      'near',
    ),
    geese([
      [110, 520, 13],
      [140, 508, 11],
    ]),
  ],
};

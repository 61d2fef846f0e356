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
    moonRing({ y: 286, r: 200, count: 8, size: 18, marked: 3 }),
    agedMoon(300, 286, 128, 0.385, { width: 2.6 }),
    hills(600, [60, 130, 40, 90, 30, 110, 60], 'far'),
    haze(70, 574, 230),
    ridge(
      [
        [40, 800],
        [130, 740],
        [230, 690],
        [320, 610],
        [412, 500],
        [444, 510],
        [490, 630],
        [560, 720],
      ],
      'mid',
    ),
    times(13, (i) => {
      const [x, y] = [186 + i * 17.4, 770 - i * 18.6 - (i > 6 ? (i - 6) * 2 : 0)];
      return fill('dusk', `M${x} ${y}h${36 - i * 1.4}v7h-${36 - i * 1.4}Z`, { width: 1.3 });
    }),
    put([line('M0 0V-62', 4, 'woodDark'), fill('red', 'M2 -62L46 -48L2 -32Z', { width: 1.6 })], {
      x: 424,
      y: 518,
    }),
    person({
      x: 304,
      y: 654,
      size: 0.5,
      look: { hair: 'hairBlack', cut: 'short', turn: 1 },
      wears: 'none',
      dress: 'tunic',
      cloth: 'cloth',
      hose: 'woodDark',

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
    haze(380, 664, 170),
    haze(50, 680, 150),
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

import { fill, line, put } from '../../drawing/art.ts';
import { toTenth, times } from '../../drawing/geometry.ts';
import { person } from '../../figure/person.ts';
import { firs, geese, oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingGibbous: OracleScene = {
  alt: 'Under a moon that is almost round a walker with a staff climbs the last steps of a mountain towards a small red flag at its top.',
  hour: 'haze',
  draw: (chance) => [
    phaseSky(chance, 3, { x: 246, y: 250, r: 106, stars: 26 }),
    hills(600, [60, 130, 40, 90, 30, 110, 60], 'far'),
    oracleHaze(70, 574, 230),
    oracleRidge(
      [
        [40, 800],
        [130, 740],
        [230, 680],
        [320, 570],
        [412, 420],
        [448, 432],
        [492, 590],
        [560, 690],
      ],
      'mid',
    ),
    times(15, (i) => {
      const [x, y] = [182 + i * 15.6, 776 - i * 18 - (i > 5 ? (i - 5) * 7 : 0)];
      return fill(
        'dusk',
        `M${toTenth(x)} ${toTenth(y)}h${toTenth(38 - i * 1.5)}v7h-${toTenth(38 - i * 1.5)}Z`,
        { width: 1.3 },
      );
    }),
    put([line('M0 0V-62', 4, 'woodDark'), fill('red', 'M2 -62L46 -48L2 -32Z', { width: 1.6 })], {
      x: 426,
      y: 446,
    }),
    person({
      x: 308,
      y: 634,
      size: 0.62,
      away: true,
      look: { skin: 'skinBrown', hair: 'hairAuburn', cut: 'short' },
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
    oracleHaze(380, 664, 170),
    oracleHaze(50, 680, 150),
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

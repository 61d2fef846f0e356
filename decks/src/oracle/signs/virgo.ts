import { eachRow } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { person } from '../../figure/person.ts';
import { wheat } from '../../primitives/plants.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const virgo: OracleScene = {
  alt: 'A woman in white with braids gathers ears of wheat in a ripe field before a pale moon; above her the constellation Virgo.',
  hour: 'field',
  draw: (chance) => [
    signSky(chance, 'virgo'),
    hills(680, [30, 50, 80, 50, 90, 40, 60], 'far'),
    oracleHaze(350, 650, 190),
    hills(724, [10, 20, 6, 22, 10, 24, 8], 'straw'),
    times(13, (i) => wheat(62 + i * 40, 790, 110 + ((i * 29) % 34), ((i * 17) % 11) - 5)),
    person({
      x: 300,
      y: 800,
      size: 1.36,
      look: { skin: 'skinFair', hair: 'hairAuburn', cut: 'braids', eyes: 'down', mouth: 'smile', turn: -0.4 },
      wears: 'kerchief',
      dress: 'gown',
      cloth: 'linen',
      trim: 'red',
      bow: -5,
      arms: [
        { elbow: [-58, -176], hand: [-64, -206], holds: [-18, 0, 18].map((turn) => wheat(0, 10, 84, turn)) },
        {
          elbow: [48, -160],
          hand: [26, -134],
          holds: eachRow([[-14], [2], [18]], (turn) => wheat(0, 26, 104, turn + 20)),
        },
      ],
    }),
    times(12, (i) => wheat(58 + i * 46, 836, 84 + ((i * 31) % 30), ((i * 23) % 13) - 6)),
  ],
};

import { lionHead } from '../../creatures/heads.ts';
import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { sunflower } from '../../primitives/plants.ts';
import { times } from '../../drawing/geometry.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const leo: OracleScene = {
  alt: 'A lion with a full mane lies at ease on a hill of sunflowers before a pale moon; above it the sickle and tail of the constellation Leo.',
  hour: 'dusk',
  draw: (chance) => [
    signSky(chance, 'leo'),
    hills(690, [40, 80, 40, 20, 50, 90, 50], 'far'),
    oracleHaze(60, 656, 180),
    hills(744, [10, 30, 20, 30, 24, 34, 10], 'mid'),
    put(lionBody, { x: 290, y: 764, size: 1.1 }),
    mane,
    lionHead({ x: 372, y: 592, size: 1.28 }),
    hills(784, [12, 4, 10, 0, 10, 4, 14], 'near'),
    eachRow(
      [
        [84, 740, 0.72],
        [140, 774, 0.6],
        [516, 748, 0.74],
        [462, 786, 0.54],
        [216, 794, 0.5],
      ],
      (x, y, size) => [line(`M${x} ${y}V830`, 5, 'leaf'), sunflower(x, y, size)],
    ),
  ],
};

const mane: Art = times(18, (i) =>
  put(fill('hairAuburn', 'M-30 -70C-40 -110 -16 -140 6 -156C26 -130 40 -100 30 -70Z', { width: 2 }), {
    x: 372,
    y: 592,
    turn: i * 20 + 10,
    size: 0.98,
  }),
);

const lionBody = [
  line('M-148 -40C-196 -50 -206 -110 -172 -140', 16, 'line'),
  line('M-148 -40C-196 -50 -206 -110 -172 -140', 11, 'metal'),
  fill('hairAuburn', 'M-178 -132C-196 -150 -190 -184 -166 -192C-146 -178 -148 -146 -164 -128Z'),
  fill('metal', 'M-166 0C-186 -74 -150 -138 -70 -142C-10 -152 70 -160 116 -120C146 -80 150 -30 148 0Z'),
  flat('metalDark', 'M-166 0C-176 -36 -170 -70 -154 -98C-160 -50 -140 -24 -100 -20H140L148 0Z', 0.4),
  line('M-110 -116C-70 -104 -56 -60 -76 -16', 2.4, 'metalDark'),
  fill('metal', 'M-96 2C-100 -24 -30 -30 -16 -12C-6 2 -10 8 -20 8H-90Z'),
  fill('metal', 'M20 6C20 -24 60 -50 84 -54L160 -40C196 -30 204 -4 190 8H28C22 8 20 8 20 6Z'),
  line('M164 8V-8M180 8V-6M-36 6V-6M-22 6V-4', 2.2, 'woodDark'),
];

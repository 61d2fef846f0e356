import { eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf, sunflower } from '../../primitives/plants.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { limb } from '../../drawing/swell.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const leo: OracleScene = {
  alt: 'A lion with a full mane lies at ease on a hill between tall sunflowers, a pale moon behind its back; above it the sickle and tail of the constellation Leo.',
  hour: 'dusk',
  draw: (chance) => [
    signSky(chance, 'leo', { x: 186, y: 408, r: 110 }),
    hills(690, [40, 80, 40, 20, 50, 90, 50], 'far'),
    oracleHaze(60, 656, 180),
    hills(744, [10, 30, 20, 30, 24, 34, 10], 'mid'),
    put(lionBody, { x: 290, y: 764, size: 1.1 }),
    mane,
    put(head, { x: 372, y: 592, size: 1.3 }),
    hills(784, [12, 4, 10, 0, 10, 4, 14], 'near'),
    eachRow(
      [
        [76, 694, 0.78],
        [128, 756, 0.6],
        [520, 678, 0.8],
        [486, 770, 0.56],
      ],
      (x, y, size, i) => [
        line(`M${x} ${y}Q${x + 8} ${y + 50} ${x - 2} 830`, 8, 'line'),
        line(`M${x} ${y}Q${x + 8} ${y + 50} ${x - 2} 830`, 5, 'leaf'),
        leaf(x + 2, y + 70, i % 2 ? 20 : 160, 36, 'leafDark'),
        leaf(x + 2, y + 90, i % 2 ? 160 : 20, 32),
        sunflower(x, y, size),
      ],
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
  line('M-36 6V-6M-22 6V-4', 2.2, 'woodDark'),
  foreleg('straw', '120,-86 150,-34 196,-22'),
  foreleg('metal', '40,-88 36,-28 118,-8'),
];

/** A foreleg that lies bent at its elbow, with the toes of its paw. */
function foreleg(role: Role, points: string): Art {
  const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '').split(',').map(Number);
  return [
    limb(role, points, [72, 52, 36]),
    put(
      [
        fill(role, 'M-20 -18C-4 -26 20 -22 30 -10C40 2 36 16 26 18H-18C-28 8 -28 -8 -20 -18Z'),
        line('M12 18C16 10 16 4 12 -2M24 18C28 12 28 6 25 2', 2.2, 'woodDark'),
      ],
      { x, y },
    ),
  ];
}

const head: Art = [
  times(16, (i) =>
    put(
      fill(i % 2 ? 'hairAuburn' : 'straw', 'M-20 -40C-26 -66 -10 -88 0 -96C10 -88 26 -66 20 -40Z', {
        width: 1.8,
      }),
      { turn: i * 22.5 },
    ),
  ),
  mirrored([disc('metal', 46, -52, 17, 2), disc('wood', 46, -51, 8, 1)], 0),
  fill(
    'metal',
    'M-28 -60C-54 -52 -62 -26 -56 -6C-58 16 -50 36 -36 46C-26 62 -12 68 0 68C12 68 26 62 36 46C50 36 58 16 56 -6C62 -26 54 -52 28 -60C12 -66 -12 -66 -28 -60Z',
  ),
  flat('trim', 'M-15 -58C-10 -30 -24 -6 -25 14H25C24 -6 10 -30 15 -58C6 -62 -6 -62 -15 -58Z'),
  line('M-13 -44C-10 -26 -22 -8 -24 10M13 -44C10 -26 22 -8 24 10', 2.2, 'metalDark'),
  fill('linen', 'M0 26C-22 18 -42 28 -38 46C-28 62 -12 68 0 68C12 68 28 62 38 46C42 28 22 18 0 26Z', {
    width: 1.6,
  }),
  mirrored(
    [
      fill('glow', 'M24 -8Q32 -24 52 -20Q44 -4 24 -8Z', { edge: 'ink', width: 2 }),
      flat('ink', circlePath(38, -14, 4)),
      line('M22 -8Q32 -28 55 -22', 4, 'woodDark'),
      [18, 25, 31].map((x, i) => flat('woodDark', circlePath(x, 42 + (i % 2) * 7, 1.7))),
    ],
    0,
  ),
  fill('woodDark', 'M-23 10C-12 4 12 4 23 10C20 22 8 28 0 32C-8 28 -20 22 -23 10Z', { width: 1.8 }),
  line('M0 32V44M0 44Q-12 56 -24 46M0 44Q12 56 24 46', 2.6, 'woodDark'),
];

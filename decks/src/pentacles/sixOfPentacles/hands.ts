import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { bearingHand, lettingGo } from '../../figure/holds.ts';
import type { Skin } from '../../figure/look.ts';
import { disc } from '../../primitives/lights.ts';
import { lyingCoin } from '../../suits/lyingCoin.ts';

const sleeve = (points: string, cuff: string): Art => [
  limb('wine', points, [120, 104, 84]),
  graven(points, 6),
  fill('light', swellPath(cuff, [26, 32, 26]), { width: 2 }),
];

const DISH = 'M-64 0H64Q40 44 0 44Q-40 44 -64 0Z';

/** The beam hangs from the hand in the upper left. */
export const scales: Art = [
  sleeve('20,176 90,186 150,214', '138,164 158,216 140,264'),
  [120, 332].map((x) => [
    line(`M${x} 330L${x - 62} 452M${x} 330L${x + 62} 452`, 3, 'metal'),
    lyingCoin(x, 446, 0.86),
    put(fill('metal', DISH), { x, y: 452 }),
  ]),
  fill('metal', 'M104 324Q226 296 348 324V338Q226 314 104 338Z', { width: 2 }),
  disc('metal', 226, 318, 14, 2),
  grip('skinDark', { x: 226, y: 232, size: 1.7, turn: 10 }, line('M0 -16V84', 7, 'trim')),
];

export const giver: Art = [
  sleeve('610,312 552,350 508,384', '530,326 506,380 466,412'),
  lettingGo('skinDark', { x: 444, y: 430, size: 1.6, turn: -8, flip: true }),
];

/** Two cupped palms would hide each other: each of the two holds up one, from the lower left or right. */
export const receiver = (cloth: Role, skin: Skin, flip: boolean): Art =>
  put(
    [
      limb(cloth, '40,930 84,862 128,802', [124, 104, 74]),
      graven('50,900 96,856 130,812', 6),
      flat('ink', 'M92 812L112 786L150 812L140 836Z', 0.25),
      fill('woodDark', 'M96 890L122 868L132 892L108 908Z', { width: 2 }),
      limb(skin, '128,806 158,776', [44, 38], 'skinEdge'),
      eachOf('206,722', (x, y) => lyingCoin(x, y, 0.9)),
      bearingHand(skin, { x: 206, y: 744, size: 1.7, turn: -18 }),
    ],
    flip ? { x: 600, y: 40, flip } : {},
  );

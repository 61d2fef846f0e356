import { type Art, eachOf, flat, line } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { piercedHeart } from './threeOfSwords/piercedHeart.ts';

export const threeOfSwords: Scene = {
  alt: 'Three swords are driven into a great red heart from above and come out below, one upright and two crossed; blood drips from their points, rain falls on it, and lightning strikes out of heavy clouds on the right.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    lightning,
    rain(chance, 30),
    litBank(640, 'mid', [520, 420], 1),
    litBank(706, 'stoneDark', [520, 420], 3.4),
    eachOf('106,800,1.3 494,806,1.3 300,800,1.2 190,872,1.3 420,876,1.3', (x, y, size) => [
      cloud(x, y, size, 'stone'),
    ]),
    piercedHeart,
    rain(chance, 22, 'light'),
    eachOf('130,164 470,164', (x, y) => [cloud(x, y, 1, 'stone')]),
  ],
};

const rain = (chance: Chance, count: number, role: Role = 'steelDark'): Art =>
  times(count, () => {
    const [x, y, long] = [60 + chance() * 490, 180 + chance() * 640, 26 + chance() * 34];
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.24).toFixed(0)} ${long.toFixed(0)}`,
      1.8,
      role,
      role === 'light' ? 0.45 : 0.7,
    );
  });

/** It strikes on one side, and lights the clouds from there. */
const lightning: Art = [
  [130, 84, 46].map((r) => flat('light', circlePath(502, 420, r), 0.07)),
  [
    'M472 172L512 282L480 312L518 420L486 444L516 556L498 640',
    'M512 282L540 330M518 420L540 470L532 520',
  ].map((d, i) => [
    line(d, 18 - i * 7, 'glow', 0.2),
    line(d, 9 - i * 3.6, 'glow', 0.35),
    line(d, 5 - i * 2, 'light'),
  ]),
];

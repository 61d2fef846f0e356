import { eachOf, fill, line, put, rays, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { cape, rider, swordArm } from './knightOfSwords/rider.ts';
import { chargingHorse } from './knightOfSwords/chargingHorse.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume, near, bends over the neck of a pale grey horse whose head is stretched in the charge, his sword thrust forward over it; his blue cape, the mane and the air stream back in the wind.',
  draw: (chance) =>
    put(
      [
        sky(chance, { stars: 50 }),
        rays(520, 260, 60, 640, 30, 0.4),
        land('swords'),
        gusts,
        cape,
        rider,
        chargingHorse,
        swordArm,
        dust,
      ],
      { x: 600, flip: true },
    ),
};

const gusts: Art = times(7, (i) =>
  line(
    `M${52 + (i % 3) * 34} ${190 + i * 66}q70 -22 ${150 + (i % 2) * 60} -6q40 8 30 -14q-10 -14 -20 0`,
    2.6,
    'light',
    0.55,
  ),
);

/** Dust that the hooves throw up. */
const dust: Art = [
  fill(
    'dusk',
    'M36 862C50 832 92 826 112 846C130 824 170 826 184 850C212 832 252 838 262 856C300 842 346 844 362 860C400 836 440 838 456 854C500 838 540 840 564 858V900H36Z',
    { width: 2 },
  ),
  eachOf('84,850 158,852 236,858 330,856 420,854 510,856', (x, y) =>
    line(`M${x - 22} ${y + 6}q22 -24 44 0`, 2, 'light', 0.5),
  ),
];

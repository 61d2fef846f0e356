import { fill, flat, line, put, tube, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { head } from '../figure/head.ts';
import { hill, lake } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const tenOfSwords: Scene = {
  alt: 'Ten swords stand in the back of a fallen figure under a black sky; beyond the still water the day begins.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    rays(300, 610, 60, 340, 34, 0.8),
    fill(
      'gloom',
      'M40 30H560V470a70 60 0 0 1 -120 6a86 66 0 0 1 -150 8a80 62 0 0 1 -134 -8a76 60 0 0 1 -116 -16Z',
    ),
    fill(
      'gloomLight',
      'M40 30H560V396a84 64 0 0 1 -140 14a92 70 0 0 1 -160 6a80 62 0 0 1 -130 -12a72 58 0 0 1 -90 -14Z',
    ),
    fill(
      'gloom',
      'M40 30H560V262a74 58 0 0 1 -124 10a96 70 0 0 1 -168 -8a80 60 0 0 1 -128 14a66 54 0 0 1 -100 -18Z',
    ),
    line(
      'M90 352q60 26 120 -4M300 366q70 24 130 -10M430 190q50 22 104 -6M100 210q80 30 150 -8M270 130q60 24 120 0',
      1.6,
      'detail',
      0.45,
    ),
    disc('glow', 300, 612, 62),
    hill(612, 10, 'far', 1.4),
    lake(632, 730),
    hill(740, 6, 'near', 0.8),
    fill('red', 'M60 816C120 790 220 786 300 796C400 786 480 800 540 826L520 868H80Z'),
    line(
      'M120 812C180 830 200 850 204 866M300 800C300 830 310 850 316 866M420 800C410 830 420 850 430 866',
      1.8,
      'line',
      0.6,
    ),
    put(
      head({ skin: 'skinOlive', hair: 'hairBlack', cut: 'short', eyes: 'closed', mouth: 'calm', turn: 0.5 }),
      { x: 92, y: 800, size: 0.62, turn: -76 },
    ),
    tube('linen', 'M150 824Q140 862 190 864', 20),
    disc('skinOlive', 200, 864, 11, 1.8),
    times(10, (i) => {
      const size = 1.16 + ((i * 2) % 3) * 0.2;
      return sword(132 + i * 42, 834 - 128 * size, size, 180 + (i - 4.5) * 1.4);
    }),
    times(10, (i) => flat('redDark', `M${118 + i * 42} ${818 + (i % 2) * 10}q14 -10 28 0q-14 8 -28 0Z`)),
  ],
};

import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** Curled up, its head on its tail, the light of the fire on its back. */
export const sleepingCat: Art = put(
  [
    flat('ink', outline('-170,52! -60,76 80,78 176,48! 120,92 -100,94'), 0.35),
    fill('hairBlack', outline('-150,20 -136,-40 -76,-84 10,-94 96,-78 146,-30 150,26 96,58 -90,60'), {
      width: 3,
    }),
    graven('-128,-36 -70,-76 10,-86', 7, 'straw', 1),
    graven('30,-84 96,-66 134,-26', 5, 'straw', 0.9),
    graven('60,-30 100,-20 120,10', 4, 'gloomLight', 1),
    graven('20,-50 70,-60 110,-40', 4, 'gloomLight', 1),
    fill(
      'hairBlack',
      outline('-132,44! -148,2 -136,-60! -108,-38 -84,-40 -60,-66! -46,-22 -50,24 -74,52 -110,56'),
      { width: 2.6 },
    ),
    flat('redDark', 'M-128 -24L-131 -46L-116 -34ZM-66 -32L-62 -52L-78 -38Z'),
    line('M-122 6Q-112 14 -102 8M-86 8Q-76 14 -66 4', 3, 'straw'),
    fill('rose', 'M-98 22H-86L-92 30Z', { width: 1.4 }),
    line('M-104 26L-146 20M-104 32L-142 40M-80 26L-42 20M-80 32L-44 40', 1.8, 'straw', 0.7),
    limb('hairBlack', '140,30 90,64 0,70 -70,62', [34, 36, 32, 22], 'line', 2.6),
    graven('110,52 50,66 -20,68', 4, 'gloomLight', 1),
  ],
  { x: 306, y: 708, size: 0.98 },
);

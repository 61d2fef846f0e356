import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { graven } from '../drawing/swell.ts';

/**
 * A cliff that fills the lower left of the window: a grassy top at `top`, a torn edge that hangs over at `edge`, and
 * a face in lit and shaded blocks.
 */
export const cliff = (edge: number, top: number): Art =>
  put(
    [
      fill('stoneDark', 'M-400 0L0 -4L16 12L-6 34L8 58L-34 92L-22 132L-62 176L-52 220L-100 300H-400Z'),
      fill(
        'stone',
        'M-400 14L-150 8L-96 22L-40 14L-6 34L-48 46L-58 84L-96 92L-92 140L-134 158L-140 226L-180 300H-400Z',
        {
          width: 1.6,
        },
      ),
      // The faces turned from the light; each ends where a crack or another face begins.
      flat('stoneDark', 'M-206 44L-110 60L-96 92L-134 158L-190 150L-214 150L-190 90Z', 0.45),
      flat('stoneDark', 'M-286 60L-206 44L-190 90L-214 150L-316 110Z', 0.75),
      flat('stoneDark', 'M-316 110L-214 150L-196 210L-300 190Z', 0.3),
      flat('stoneDark', 'M-134 158L-190 150L-214 150L-196 210L-180 300L-140 226Z', 0.7),
      line(
        'M-96 22L-110 60L-96 92M-190 10L-206 44L-190 90L-214 150L-196 210M-300 14L-286 60L-316 110L-300 190M-134 158L-190 150M-58 84L-34 92',
        1.6,
        'line',
        0.55,
      ),
      [0, 1, 2, 3].map((i) =>
        graven(
          [
            [-380 + i * 74, 64 + i * 12],
            [-350 + i * 74, 70 + i * 10],
            [-326 + i * 74, 62 + i * 12],
          ],
          4,
        ),
      ),
      fill(
        'leafDark',
        'M-400 -8C-300 -16 -120 -14 -20 -10C0 -10 14 -2 16 10C6 6 2 16 -10 14C-20 8 -24 22 -36 18C-50 12 -54 26 -68 22C-82 14 -90 30 -106 22C-126 14 -134 30 -152 20C-172 12 -184 28 -204 18C-230 10 -244 26 -266 16C-300 8 -330 24 -400 14Z',
        { width: 1.8 },
      ),
    ],
    { x: edge, y: top },
  );

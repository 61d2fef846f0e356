import { flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';

const BODY =
  'M70 -150C120 -120 130 -30 90 50C50 120 -30 190 -104 236C-110 170 -104 40 -60 -60C-30 -130 20 -170 70 -150Z';
const WING =
  'M40 -110C86 -70 80 20 40 80C0 140 -60 190 -128 260C-124 180 -100 60 -60 -20C-30 -76 0 -120 40 -110Z';

/** Three toes that stand at (x, y). */
const toes = (x: number, y: number) =>
  ['-44,8', '48,2', '30,22'].map((tip) => {
    const [dx = 0, dy = 0] = tip.split(',').map(Number);
    return gouge(
      [
        [x, y - 4],
        [x + dx * 0.5, y + dy * 0.4 - 4],
        [x + dx, y + dy],
      ],
      10,
      'ink',
    );
  });

export const heron = [
  stroke('ink', '0,120 10,220 -6,330', [16, 10, 9]),
  stroke('ink', '40,90 60,210 46,340', [16, 10, 9]),
  [toes(-6, 330), toes(46, 342)],
  joined('ink', [
    BODY,
    swellPath('30,-70 78,-124 88,-176 64,-220 84,-262 126,-262 142,-218', [124, 88, 56, 42, 38, 40, 50]),
  ]),
  cut('glow', 'M126 -214C136 -222 148 -222 158 -214L149 -44L142 -30Z', 4),
  gouge('142,-200 144,-120 144,-50', 4, 'ink'),
  [
    stroke('ink', '92,-274 50,-262 26,-222', [12, 9, 3]),
    stroke('ink', '86,-268 56,-244 44,-206', [10, 8, 3]),
  ],
  flat(
    'light',
    circlePath(146, -238, 9) + lens([108, -190], [92, -110], 7) + lens([90, -180], [74, -112], 5),
  ),
  flat('ink', circlePath(147, -236, 5)),
  cut('near', WING, 4),
  hatch(WING, { angle: 112, gap: 17, width: 6, side: 'all' }),
];

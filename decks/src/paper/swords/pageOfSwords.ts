import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, ticks } from '../lino/marks.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stuck } from './stuck.ts';

const BODY = 'M166 440C104 520 92 640 150 706C206 746 296 730 326 652C348 580 332 500 306 440Z';
const WING = 'M150 476C92 570 84 660 96 772C176 736 228 650 236 566C238 512 196 470 150 476Z';
const DOWN = 'M186 340L98 322L178 366L90 394L180 404L110 456L196 430ZM216 300L126 272L186 330Z';
const CAP =
  'M150 400C142 322 190 282 244 284C300 290 334 330 330 372C304 364 290 372 276 386C282 410 280 430 270 452C254 436 244 416 240 396C210 398 176 408 150 400Z';

export const pageOfSwords: Scene = {
  alt: 'A young falcon, still in down, stands on a windy hill and looks at a sword that stands in the ground; clouds are driven past and the grass bends.',
  draw: () => [
    chatterSky('far', -8, { marks: 'light', foot: 640 }),
    drivenCloud({ x: 180, y: 150, size: 0.9 }),
    drivenCloud({ x: 500, y: 270, size: 0.6 }),
    field('mid', '40,700 200,676 400,664 560,600', 'far'),
    field('ink', '40,800 160,770 320,764 460,780 560,770', 'mid', -24, 30),
    stuck(448, 790, 2.25, 0, 'ink'),
    cut('near', 'M110 690L84 812L132 820L180 712Z', 5),
    [196, 262].map((x) => [
      stroke('ink', `${x},700 ${x + 4},780`, [26, 24]),
      stroke('glow', `${x},700 ${x + 4},780`, [16, 14]),
      keyed('glow', `M${x - 18} 790q24 -34 64 0l-20 -6l-12 12l-14 -12Z`, 4),
    ]),
    joined('light', [BODY], 5),
    ticks(BODY, { role: 'ink', flow: 96, gap: 30, length: 24, width: 7, tone: (x) => (x > 200 ? 0.9 : 0) }),
    cut('near', WING, 6),
    ticks(WING, { role: 'light', flow: 112, gap: 24, length: 26, width: 5 }),
    put(
      [
        joined('light', [circlePath(240, 376, 92)], 5),
        cut('near', DOWN, 4),
        cut('near', CAP, 4),
        hatch(CAP, { role: 'light', angle: 20, gap: 15, width: 4, reach: 0.3 }),
        keyed('glow', 'M318 356C346 344 372 356 376 392C366 388 358 388 352 394C342 390 330 392 320 396Z', 5),
        keyed('glow', circlePath(282, 350, 21), 4),
        flat('ink', circlePath(285, 349, 13)),
        flat('light', circlePath(290, 344, 5)),
      ],
      { x: -76, y: 64, turn: -12 },
    ),
    gouge('330,850 350,806 410,800', 8, 'far'),
    gouge('470,860 500,812 556,806', 8, 'far'),
  ],
};

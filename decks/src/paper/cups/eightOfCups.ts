import { flat } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { fox } from './fox.ts';

export const eightOfCups: Scene = {
  alt: 'A red fox climbs a steep hill and leaves eight stacked cups behind, with a gap in the upper row; its track leads up from them, and above it a dark disc with a bright rim covers the sun.',
  draw: () => [
    chatterSky('near', around(190, 220), { marks: 'mid', gap: 46 }),
    beams(190, 220, 108, 260, 26, 'glow', 13),
    cut('glow', circlePath(190, 220, 92), 6),
    cut('ink', circlePath(184, 214, 80), 5),
    field('mid', '40,640 100,630 200,598 280,560 390,500 456,462 560,390', 'far', -26),
    toPoints('372,664 344,652 322,636 296,630 272,612 248,606 224,590 200,584').map(([x, y]) =>
      flat('ink', `M${x - 8} ${y}q8 -15 16 -2q-6 9 -16 2Z`),
    ),
    fox({ x: 292, y: 418, turn: -18 }),
    field('far', '40,700 180,694 320,680 440,650 560,640', 'light'),
    toPoints('158,684 252,684 440,684').map(([x, y]) => cup(x, y, 0.66)),
    toPoints('111,796 205,796 299,796 393,796 487,796').map(([x, y]) => cup(x, y, 0.66)),
  ],
};

import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky, crescentMoon } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { fox } from './fox.ts';

export const eightOfCups: Scene = {
  alt: 'A red fox climbs a steep hill and leaves eight stacked cups behind; above it a dark moon with a bright rim slides over the sun.',
  draw: () => [
    chatterSky('near', around(190, 220), { marks: 'mid', gap: 46 }),
    beams(190, 220, 108, 260, 26, 'glow', 13),
    cut('glow', circlePath(190, 220, 92), 6),
    cut('ink', circlePath(174, 214, 84), 0),
    crescentMoon({ x: 174, y: 214 }, 82, 'light'),
    field('mid', '40,640 100,630 200,598 280,560 390,500 456,462 560,390', 'far', -26),
    fox({ x: 292, y: 418, turn: -18 }),
    field('far', '40,700 180,694 320,680 440,650 560,640', 'light'),
    toPoints('150,684 242,684 434,684').map(([x, y]) => cup(x, y, 0.66)),
    toPoints('104,796 196,796 288,796 388,796 480,796').map(([x, y]) => cup(x, y, 0.66)),
  ],
};

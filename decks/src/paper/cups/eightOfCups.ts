import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { around, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { leavingFox } from './leavingFox.ts';

const PATH = outline(
  '424,370! 440,374! 470,410 440,450 400,490 410,540 440,600 420,680 400,760! 220,760! 200,680 230,600 300,540 350,480 420,430 446,404',
);

export const eightOfCups: Scene = {
  alt: 'A red fox, seen from behind, walks away from us up a pale path over a hill and leaves eight stacked cups behind, with a gap in the upper row; above it a dark disc with a bright rim covers the sun.',
  draw: () => [
    chatterSky('near', around(300, 186), { marks: 'mid', gap: 46 }),
    beams(300, 186, 104, 240, 26, 'glow', 13),
    cut('glow', circlePath(300, 186, 88), 6),
    cut('ink', circlePath(294, 180, 77), 5),
    field('mid', '40,440 160,420 320,384 430,362 560,420', 'far', -20),
    cut('sky', PATH, 6),
    ticks(PATH, { role: 'far', flow: -60, gap: 34, length: 22, width: 6 }),
    gouge('232,720 250,640 300,580', 6, 'mid'),
    leavingFox({ x: 318, y: 542, size: 0.58 }),
    field('near', '40,730 180,740 320,724 440,736 560,720', 'mid'),
    toPoints('158,712 252,712 440,712').map(([x, y]) => cup(x, y, 0.6)),
    toPoints('111,804 205,804 299,804 393,804 487,804').map(([x, y]) => cup(x, y, 0.6)),
  ],
};

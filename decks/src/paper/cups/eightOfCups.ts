import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { field, waves } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { whaleTail } from './whaleTail.ts';

export const eightOfCups: Scene = {
  alt: 'The great tail of a whale that dives stands out of the night sea under a dark disc with a bright rim; on the shore before it eight stacked cups are left behind, with a gap in the upper row.',
  draw: () => [
    chatterSky('near', around(300, 176), { marks: 'mid', gap: 46, foot: 560 }),
    beams(300, 176, 92, 200, 26, 'glow', 12),
    cut('glow', circlePath(300, 176, 78), 6),
    cut('ink', circlePath(294, 170, 68), 5),
    waves(600, 1, ['far'], 30),
    whaleTail,
    waves(690, 1, ['near'], 34),
    field('sky', '40,760 180,740 320,752 440,740 560,752', 'far'),
    toPoints('158,734 252,734 440,734').map(([x, y]) => cup(x, y, 0.56)),
    toPoints('111,812 205,812 299,812 393,812 487,812').map(([x, y]) => cup(x, y, 0.56)),
  ],
};

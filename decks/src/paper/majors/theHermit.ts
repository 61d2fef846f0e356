import { flat } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { around, hatch } from '../lino/marks.ts';
import { mountains } from '../nature/land.ts';
import { beams, chatterSky, cutStar } from '../nature/sky.ts';
import { lantern } from './lantern.ts';

export const theHermit: Scene = {
  alt: 'A lantern with a star in it hangs from a staff on a snowy peak at night; one track of an animal leads up to it, and mountains lie below.',
  draw: () => [
    chatterSky('ink', around(300, 430), { marks: 'near', foot: 800 }),
    beams(300, 440, 120, 330, 34, 'mid', 9),
    toPoints('100,130 180,250 470,140 520,280 90,380 420,90').map(([x, y], i) =>
      cutStar(x, y, 16 + (i % 3) * 5),
    ),
    mountains(900, '60,180,330 540,170,370', 'near', 'mid'),
    keyed('light', 'M40 900L150 770L190 780L300 668L420 760L450 756L570 900Z', 5),
    hatch('M300 672L420 764L450 760L560 900H380L330 780Z', {
      role: 'mid',
      angle: 58,
      gap: 17,
      width: 7,
      reach: 0.7,
    }),
    flat(
      'ink',
      toPoints('300,724 282,748 296,774 270,800 284,830 252,858')
        .map(([x, y]) => `M${x - 7} ${y}q7 -16 14 0q-7 8 -14 0Z`)
        .join(''),
    ),
    lantern,
  ],
};

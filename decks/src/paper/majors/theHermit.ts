import { flat } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { around, hatch } from '../lino/marks.ts';
import { mountains } from '../nature/land.ts';
import { beams, chatterSky, cutStar } from '../nature/sky.ts';
import { lantern } from './lantern.ts';

export const theHermit: Scene = {
  alt: 'A lantern with a star in it hangs from a staff on a snowy peak at night; its light falls yellow on the snow, one track of an animal leads up to it, and lower ridges lie below.',
  draw: () => [
    chatterSky('ink', around(300, 430), { marks: 'near', foot: 800 }),
    beams(300, 440, 120, 330, 34, 'mid', 9),
    toPoints('100,130 180,250 470,140 520,280 90,380 420,90').map(([x, y], i) =>
      cutStar(x, y, 16 + (i % 3) * 5),
    ),
    mountains(900, '190,120,140 330,120,120 470,130,150', 'mid'),
    mountains(900, '70,140,150 540,130,130', 'near', 'mid'),
    keyed('light', 'M40 900L150 800L190 806L300 668L420 764L450 770L570 900Z', 5),
    flat('glow', 'M300 680L222 768L246 762L232 800L268 774L262 826L296 786L304 830L322 776L318 740Z'),
    hatch('M300 690L190 812L110 880H300Z', { role: 'glow', angle: 54, gap: 24, width: 7, reach: 0.5 }),
    hatch('M300 676L420 768L450 774L560 900H400L340 800Z', {
      role: 'mid',
      angle: 58,
      gap: 13,
      width: 7,
      reach: 0.85,
    }),
    flat(
      'ink',
      toTriples(
        '176,862,9 200,868,9 212,836,8 236,844,8 252,814,8 272,824,7 290,798,7 308,808,6 330,788,6 346,798,6 368,780,5 384,788,5',
      )
        .map(([x, y, r]) => `M${x - r} ${y}q${r} ${-r * 2.2} ${2 * r} 0q${-r} ${r} ${-2 * r} 0Z`)
        .join(''),
    ),
    lantern,
  ],
};

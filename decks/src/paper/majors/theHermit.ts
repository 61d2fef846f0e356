import { flat, put } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { around, hatch } from '../lino/marks.ts';
import { mountains } from '../nature/land.ts';
import { beams, chatterSky, cutStar } from '../nature/sky.ts';
import { outline } from '../nature/body.ts';
import { lantern } from './lantern.ts';
import { marmot } from './marmot.ts';

export const theHermit: Scene = {
  alt: 'A lantern with a star in it hangs from a knotted staff on a high snowy peak at night; its light falls yellow on the snow, the track of a marmot leads up to it, which sits below and looks into the light, and lower ridges lie behind.',
  draw: () => [
    chatterSky('ink', around(300, 370), { marks: 'near', foot: 800 }),
    beams(300, 372, 110, 300, 34, 'mid', 9),
    toPoints('100,130 170,240 470,130 520,270 90,400 520,470').map(([x, y], i) =>
      cutStar(x, y, 16 + (i % 3) * 5),
    ),
    mountains(900, '150,130,230 470,140,250', 'mid'),
    mountains(900, '70,140,160 560,130,150', 'near', 'mid'),
    keyed('light', 'M90 900L176 770L206 774L300 560L408 690L476 706L560 900Z', 5),
    flat('glow', 'M300 574L226 740L250 736L232 790L270 756L258 832L296 776L306 840L324 762L322 640Z'),
    hatch('M300 590L200 780L120 880H300Z', { role: 'glow', angle: 60, gap: 24, width: 7, reach: 0.4 }),
    hatch('M300 572L408 694L474 710L548 900H400L340 760Z', {
      role: 'mid',
      angle: 62,
      gap: 13,
      width: 7,
      reach: 0.85,
    }),
    flat(
      'ink',
      toTriples(
        '176,866,9 202,870,9 212,838,8 236,844,8 246,810,8 268,818,7 274,780,7 294,788,7 290,748,6 308,754,6',
      )
        .map(([x, y, r]) => `M${x - r} ${y}q${r} ${-r * 2.2} ${2 * r} 0q${-r} ${r} ${-2 * r} 0Z`)
        .join(''),
    ),
    lantern,
    // The staff stands in the snow.
    gouge('440,734 490,752 530,790', 14, 'near'),
    keyed('light', outline('392,736! 402,716 420,710 444,710 464,718 474,738! 432,748'), 4),
    put(marmot, { x: 312, y: 718, size: 1.05 }),
    flat('light', outline('214,742! 250,712 300,706 340,712 372,722! 340,742 280,750')),
  ],
};

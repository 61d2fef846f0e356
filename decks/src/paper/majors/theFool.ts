import { flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { moth } from '../nature/insects.ts';
import { field, mountains } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { leapingHare } from './leapingHare.ts';

const CLIFF = 'M40 560L150 548L262 566L300 592L286 650L312 720L288 800L304 900H40Z';

export const theFool: Scene = {
  alt: 'A hare leaps from the edge of a cliff towards the sun, a bundle on a stick over its shoulder; a white butterfly flies below its forelegs, and pointed mountains stand far below.',
  draw: () => [
    chatterSky('sky', outward(440, 220), { marks: 'far' }),
    beams(440, 220, 110, 380, 30, 'far', 16),
    sun(440, 220, 78),
    mountains(800, '390,120,170 520,130,220', 'far'),
    field('mid', '40,800 300,790 440,760 560,780'),
    cut('near', CLIFF, 6),
    hatch(CLIFF, { angle: 64, gap: 19, width: 6, reach: 0.5 }),
    tuft(120, 556, 44),
    tuft(220, 564, 34),
    blossom(84, 530, 24),
    cutStroke('ink', '120,296 210,340 330,386 486,452', [10, 9, 9, 8], [16, 15, 15, 14]),
    cut(
      'accent',
      'M118 306C84 318 52 372 60 396C74 420 160 422 176 398C182 372 152 318 126 306L158 288L122 292L92 274Z',
    ),
    flat(
      'light',
      circlePath(92, 372, 8) + circlePath(124, 352, 8) + circlePath(146, 386, 8) + circlePath(112, 398, 7),
    ),
    leapingHare({ y: -46 }),
    moth({ x: 470, y: 592, size: 0.8, turn: 24 }),
  ],
};

import { times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { owl } from '../majors/owl.ts';
import { field, lake, waves } from '../nature/land.ts';
import { chatterSky, moon } from '../nature/sky.ts';
import { fir } from '../nature/trees.ts';
import { slenderSword } from '../objects.ts';

const HULL =
  'M44 548C120 606 220 618 300 618C380 618 480 606 556 548C554 620 520 688 440 706C350 718 250 718 160 706C80 688 46 620 44 548Z';

export const sixOfSwords: Scene = {
  alt: 'An owl and an owlet sit side by side in a boat on dark water and look at us; three swords stand upright in its bow and three in its stern, and a full moon is over the wooded shore behind.',
  draw: () => [
    chatterSky('far', -6, { marks: 'light', foot: 330, gap: 58 }),
    moon(300, 226, 92),
    toPoints('60,352 104,346 150,342 438,338 486,342 536,348').map(([x, y], i) =>
      fir({ x, y, size: 0.4 + (i % 3) * 0.14 }, 'near'),
    ),
    field('mid', '40,352 180,340 300,336 440,340 560,352', 'far'),
    lake(392, 'sky', 'far', 760),
    times(3, (i) => [
      slenderSword(74 + i * 36, 474 + i * 10, 1.04, 180),
      slenderSword(526 - i * 36, 474 + i * 10, 1.04, 180),
    ]),
    owl({ x: 276, y: 490, size: 1.04 }),
    owl({ x: 384, y: 546, size: 0.6 }, 'near', 'far'),
    cut('ink', HULL, 7),
    hatch(HULL, { role: 'mid', angle: 0, gap: 30, width: 6, side: 'all' }),
    gouge('52,566 160,632 300,644 440,632 548,566', 12, 'accent'),
    waves(720, 2, ['near', 'ink'], 60),
  ],
};

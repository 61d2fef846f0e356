import { put } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { field, lake, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { fir } from '../nature/trees.ts';
import { slenderSword } from '../objects.ts';
import { deer } from './deer.ts';

const HULL =
  'M56 566C160 590 400 590 520 540L548 520C546 600 510 668 430 690C340 704 210 704 140 684C90 664 62 620 56 566Z';

export const sixOfSwords: Scene = {
  alt: 'A doe and her fawn cross rough water in a boat, behind six swords that stand in its bow; a pale shore with trees lies along the horizon.',
  draw: () => [
    chatterSky('sky', -6, { marks: 'far', foot: 330 }),
    toPoints('256,330 300,322 352,316 396,308 452,304 496,300 536,298').map(([x, y], i) =>
      fir({ x, y, size: 0.28 + (i % 3) * 0.1 }, 'mid'),
    ),
    field('far', '40,352 180,340 330,316 440,304 560,292', 'light'),
    lake(372, 'mid', 'light', 700),
    times(6, (i) => slenderSword(318 + i * 43, 500, 1, 180)),
    put(deer(false), { x: 204, y: 336, size: 0.98 }),
    put(deer(true), { x: 176, y: 500, size: 0.6 }),
    cut('ink', HULL, 7),
    hatch(HULL, { role: 'mid', angle: -4, gap: 24, width: 6, side: 'all' }),
    gouge('66,584 160,612 400,610 532,552', 11, 'accent'),
    gouge('46,640 70,668 60,694', 7),
    waves(706, 3, ['near', 'mid', 'near'], 44),
  ],
};

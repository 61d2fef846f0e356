import { flat } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { stoneWindow } from './stoneWindow.ts';
import { swallow } from './swallow.ts';

/** A cup of clay against the left jamb. */
const NEST = 'M112 612C150 624 218 622 256 606C260 640 236 690 196 712C164 728 128 728 112 740Z';
/** The last lumps of clay on its rim, which is not closed yet, and the lower edges of the others. */
const NEST_RIM = toPoints('122,608 150,614 178,616 240,610');
const NEST_CLAY = toPoints(
  '140,642 176,646 212,642 238,630 128,666 160,672 194,670 224,658 142,698 174,700 206,688 130,722',
);

export const threeOfPentacles: Scene = {
  alt: 'Two swallows build a nest of lumps of clay against the jamb of a pointed stone window, one in it and one in flight with a straw; three coins are set in stone rings above the post, and hills lie outside.',
  draw: () => [
    stoneWindow([
      plainSky(),
      field('far', '40,660 200,630 400,664 560,620', 'near'),
      field('mid', '40,716 200,722 340,690 560,712'),
    ]),
    toPoints('300,322 222,432 378,432').map(([x, y], i) => [
      cut('far', circlePath(x, y, 84), 5),
      hatch(circlePath(x, y, 84), { role: 'near', angle: 90, gap: 14, width: 5, side: 'both', reach: 0.12 }),
      pentacle(x, y, 0.76, i * 8),
    ]),
    joined('ink', [
      'M136 626C140 574 170 560 196 552C204 520 242 514 258 540L288 550L260 562C254 594 238 614 218 628Z',
    ]),
    flat('accent', 'M224 570C242 564 254 560 258 564C254 588 236 596 220 596C216 586 218 576 224 570Z'),
    flat('light', circlePath(238, 543, 5)),
    keyed('accent', NEST, 5),
    NEST_RIM.map(([x, y]) => keyed('accent', circlePath(x, y, 15), 4)),
    flat('accent', 'M116 618C150 630 220 626 250 612L240 640H118Z'),
    NEST_CLAY.map(([x, y]) => gouge(`${x - 15},${y - 6} ${x},${y + 6} ${x + 15},${y - 7}`, 6, 'ink')),
    gouge('226,652 250,668 258,702', 5, 'glow'),
    swallow({ x: 396, y: 664, flip: true, turn: 8, size: 0.78 }),
  ],
};

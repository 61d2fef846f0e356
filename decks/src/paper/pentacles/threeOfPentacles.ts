import { flat } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { stoneArch } from './stoneArch.ts';
import { swallow } from './swallow.ts';

const NEST = 'M66 606C110 622 214 622 256 602C258 656 226 704 184 712H110C80 700 62 660 66 606Z';

/** The last lumps of clay on its rim, which is not closed yet, and the lower edges of the others. */
const NEST_RIM = toPoints('76,600 102,610 130,614 222,612');
const NEST_CLAY = toPoints(
  '92,634 128,640 164,642 200,640 232,630 106,658 144,664 182,664 218,654 124,684 162,688 198,680',
);

export const threeOfPentacles: Scene = {
  alt: 'Two swallows build a nest of lumps of clay on the pillar of a pointed stone window, one in it and one in flight with a straw; three coins are set above the post, and hills lie outside.',
  draw: () => [
    plainSky(),
    field('far', '40,700 200,670 400,680 560,690', 'near'),
    field('mid', '40,790 300,756 560,800'),
    stoneArch,
    [pentacle(300, 318, 0.74), pentacle(222, 432, 0.72, 8), pentacle(378, 432, 0.72, -8)],
    joined('ink', [
      'M86 626C90 574 130 560 166 552C174 520 212 514 230 540L260 550L232 562C226 594 210 614 190 628Z',
    ]),
    flat('accent', 'M196 570C214 564 226 560 230 564C226 588 208 596 192 596C188 586 190 576 196 570Z'),
    flat('light', circlePath(210, 543, 5)),
    keyed('accent', NEST, 5),
    NEST_RIM.map(([x, y]) => keyed('accent', circlePath(x, y, 15), 4)),
    flat('accent', 'M70 614C116 630 210 630 250 612L240 640H80Z'),
    NEST_CLAY.map(([x, y]) => gouge(`${x - 17},${y - 7} ${x},${y + 6} ${x + 17},${y - 8}`, 6, 'ink')),
    gouge('96,640 60,656 50,690', 5, 'glow'),
    gouge('214,660 250,672 262,702', 5, 'glow'),
    swallow({ x: 400, y: 690, flip: true, turn: 14, size: 0.92 }),
  ],
};

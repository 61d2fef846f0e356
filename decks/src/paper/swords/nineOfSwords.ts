import { flat } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';

const BODY =
  'M104 820C84 720 150 640 250 636C300 634 330 650 350 676C366 632 420 618 456 646C486 660 510 690 508 716C500 744 470 752 444 750C440 780 452 800 476 812L470 836H120Z';
const EAR = 'M400 650C370 600 310 572 232 570C224 582 230 598 244 606C292 618 330 644 352 682Z';

export const nineOfSwords: Scene = {
  alt: 'At night a white hare crouches wide awake in the grass, its ears laid back; nine swords hang level one over another in the dark above it.',
  draw: () => [
    plainSky('ink'),
    times(9, (i) =>
      sword(300 + (i % 2 ? 1 : -1) * (i % 4 < 2 ? 98 : 60), 112 + i * 49.5, 1.3, i % 2 ? -90 : 90),
    ),
    field('near', '40,740 160,716 300,730 440,716 560,730', 'mid', 80),
    flat('ink', lens([80, 838], [530, 834], 26)),
    cut('light', 'M416 646C410 598 366 556 300 536C288 546 290 562 302 574C336 590 360 620 368 664Z', 4),
    joined('light', [BODY, EAR, circlePath(104, 796, 24)], 5),
    flat('far', lens([376, 656], [262, 594], 15)),
    flat(
      'near',
      'M234 572C226 582 232 597 244 604L264 612C254 600 254 586 260 574ZM302 540C292 548 294 562 304 572L322 582C314 568 314 556 322 548Z',
    ),
    hatch(BODY, { role: 'mid', angle: 20, gap: 20, width: 6, side: 'end', reach: 0.18 }),
    ticks(BODY, {
      role: 'mid',
      flow: 165,
      gap: 28,
      length: 20,
      width: 5,
      tone: (x, y) => (x < 340 && y < 800 ? 0.9 : 0),
    }),
    gouge('350,680 352,730 330,770 340,812', 7, 'ink'),
    gouge('180,820 190,760 250,730 310,756', 8, 'ink'),
    keyed('glow', circlePath(444, 686, 20), 5),
    flat('ink', circlePath(446, 686, 11)),
    flat('light', circlePath(450, 681, 4)),
    flat('accent', 'M498 700L512 706L504 720Z'),
    flat('ink', lens([470, 736], [500, 730], 4)),
    [90, 200, 330, 470, 540].map((x, i) => tuft(x, 884, 84 + (i % 2) * 30, 'ink', 9)),
  ],
};

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
const EAR = 'M410 652C362 616 284 606 202 640C194 652 198 666 212 670C272 648 330 656 362 690Z';

export const nineOfSwords: Scene = {
  alt: 'At night a white hare crouches wide awake in the grass, its ears laid back; nine swords hang level one over another in the dark above it.',
  draw: () => [
    plainSky('ink'),
    times(9, (i) =>
      sword(
        300 + (i % 2 ? 1 : -1) * (i % 4 < 2 ? 98 : 60),
        122 + i * 47.5,
        1.22,
        (i % 2 ? -90 : 90) + (i === 2 ? 5 : i === 5 ? -5 : 0),
      ),
    ),
    field('near', '40,740 160,716 300,730 440,716 560,730', 'mid', 80),
    flat('ink', lens([80, 838], [530, 834], 26)),
    cut('light', 'M420 650C380 596 310 578 238 602C228 612 232 626 244 632C300 624 340 640 372 672Z', 4),
    joined('light', [BODY, circlePath(104, 796, 24)], 5),
    hatch(BODY, { role: 'mid', angle: 20, gap: 20, width: 6, side: 'end', reach: 0.18 }),
    ticks(BODY, {
      role: 'mid',
      flow: 165,
      gap: 28,
      length: 20,
      width: 5,
      tone: (x, y) => (x < 340 && y < 800 ? 0.9 : 0),
    }),
    cut('light', EAR, 4),
    flat('light', circlePath(396, 672, 26)),
    flat('far', lens([366, 660], [236, 650], 12)),
    flat(
      'near',
      'M232 640L202 640C194 652 198 666 212 670L236 662C230 656 228 648 232 640ZM262 596L238 602C228 612 232 626 244 632L266 630C258 622 256 606 262 596Z',
    ),
    gouge('350,690 352,730 330,770 340,812', 7, 'ink'),
    gouge('180,820 190,760 250,730 310,756', 8, 'ink'),
    keyed('light', circlePath(444, 688, 25), 5),
    flat('glow', circlePath(446, 688, 18)),
    flat('ink', circlePath(447, 688, 11)),
    flat('light', circlePath(451, 683, 4)),
    flat('accent', 'M498 700L512 706L504 720Z'),
    flat('ink', lens([470, 736], [500, 730], 4)),
    [90, 200, 330, 470, 540].map((x, i) => tuft(x, 884, 84 + (i % 2) * 30, 'ink', 9)),
  ],
};

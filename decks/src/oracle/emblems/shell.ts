import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { water } from '../../primitives/land.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { nautilus } from './nautilus.ts';

export const shell: OracleScene = {
  alt: 'A great nautilus shell with red flames lies half sunk in the sand at the edge of the sea; its one spiral widens to a round mouth that opens towards a small moon, and the foam of the last wave runs up to it.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 200 }),
    fullMoon(440, 176, 70, 'glow', 'shaded'),
    water(318, 8, 28),
    flat('straw', `${SHORE}V830H40Z`),
    flat('metalDark', 'M40 640C120 618 180 640 250 660C350 690 470 640 560 588V830H40Z', 0.25),
    flat('waterLight', `${SHORE}L560 548C480 590 420 596 340 590C250 584 160 600 40 604Z`, 0.75),
    line('M560 552C480 594 420 600 340 594C250 588 160 604 40 608', 8, 'light', 0.95),
    line(SHORE, 5, 'light', 0.8),
    flat('metalDark', outline('120,690! 240,640 460,630 530,640 560,664! 500,720 300,752 180,740'), 0.45),
    nautilus,
    sand,
    foam,
  ],
};

const SHORE = 'M40 548C110 520 190 560 300 540C400 524 470 548 560 506';
const BANK =
  '40,716! 90,700 132,684 168,690 214,712 280,718 350,704 410,676 452,662 500,672 560,690! 560,830! 40,830!';

/** The sand that the waves have heaped against the shell: lighter on its top, with grains and pebbles. */
const sand: Art = [
  flat('straw', outline(BANK)),
  clipped(outline(BANK), [
    flat('light', outline('40,716! 90,700 132,684 168,690 200,706! 150,704 90,716 40,740!'), 0.4),
    flat('light', outline('350,704! 410,676 452,662 500,672 560,690! 560,706! 500,690 440,684'), 0.4),
    flat(
      'metalDark',
      outline('180,696! 214,712 280,718 350,704 410,676 470,660! 460,700 390,724 290,734 220,726'),
      0.35,
    ),
    times(44, (i) =>
      flat(
        i % 3 ? 'metalDark' : 'light',
        circlePath(52 + ((i * 137) % 500), 716 + ((i * 61) % 92), 1.5 + (i % 3) * 0.6),
        0.7,
      ),
    ),
  ]),
  graven('360,752 430,738 508,748', 5, 'metalDark', 0.7),
  graven('396,786 470,776 536,784', 5, 'metalDark', 0.7),
  [
    'M470 720C474 708 498 706 508 718C506 728 478 730 470 720Z',
    'M498 732C502 724 518 724 522 732C518 740 502 740 498 732Z',
  ].map((d) => fill('stoneDark', d, { width: 2 })),
];

const REACH = '30,664 66,672 84,700 122,700 140,728 180,722 204,750 244,748 262,776 300,780 318,830';

/** The last of a wave: a thin sheet of water that has run up from the left to the shell, with foam along its edge. */
const foam: Art = [
  flat('waterLight', `M40 670L${REACH.replaceAll(' ', 'L').replaceAll(',', ' ')}H40Z`, 0.9),
  flat('light', swellPath(REACH, [10, 16, 12, 18, 12, 20, 14, 20, 14, 20, 14]), 0.96),
  graven('52,716 90,728 116,752', 5, 'light', 0.8),
  graven('70,764 130,766 180,788', 6, 'light', 0.8),
  graven('150,800 200,794 240,806', 5, 'light', 0.8),
];

import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { water } from '../../primitives/land.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { nautilus } from './nautilus.ts';

export const shell: OracleScene = {
  alt: 'A great nautilus shell with red stripes lies half sunk in the sand at the edge of the sea, its wide round mouth open towards a small moon; the foam of the last wave runs up beside it.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 200 }),
    fullMoon(456, 176, 66),
    water(318, 8, 28),
    fill('straw', `${SHORE}V830H40Z`, { width: 1.6 }),
    line(SHORE, 11, 'light', 0.95),
    line('M40 574C90 564 130 590 180 586M420 560C470 548 520 566 560 540', 3, 'light', 0.8),
    nautilus,
    sand,
  ],
};

const SHORE = 'M40 548C110 520 190 560 300 540C400 524 470 548 560 506';
const EDGE =
  'M40 668C70 660 90 640 116 626C150 636 190 652 244 650C300 648 340 630 384 616C420 626 450 648 490 656C520 660 540 656 560 660';

/** The sand that the waves have heaped before the shell, with its shade on the right and the marks of the water. */
const sand: Art = [
  flat('straw', `${EDGE}V830H40Z`),
  flat('light', outline('116,626! 150,637 190,652 244,651! 190,664 140,654'), 0.55),
  flat('shade', outline('384,616! 420,626 450,648 490,656! 524,670 460,690 400,684 310,646! 350,630'), 0.35),
  line(EDGE, 2.6, 'line'),
  graven('64,716 140,700 224,720', 5, 'metalDark', 0.8),
  graven('250,700 330,690 400,712', 5, 'metalDark', 0.8),
  graven('380,766 460,752 540,764', 5, 'metalDark', 0.8),
  graven('100,778 170,766 236,780', 5, 'metalDark', 0.8),
  [
    'M470 738C474 726 498 724 508 736C506 746 478 748 470 738Z',
    'M498 750C502 742 518 742 522 750C518 758 502 758 498 750Z',
    'M78 756C82 748 98 746 104 754C100 762 84 764 78 756Z',
  ].map((d) => fill('stoneDark', d, { width: 2 })),
];

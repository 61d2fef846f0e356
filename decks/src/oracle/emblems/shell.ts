import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { leaf } from '../../primitives/plants.ts';
import { geese, openSea, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { listeningOtter } from './listeningOtter.ts';

export const shell: OracleScene = {
  alt: 'An otter stands in the sea among kelp and holds a great whelk with red stripes to its tilted head with both wet paws; its eyes are closed, and it listens; a pale full moon stands over the water.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 200 }),
    fullMoon(160, 166, 82, 'linen', 'seas'),
    oracleHaze(350, 206, 160, 'light', 0.7),
    geese([
      [372, 138, 17],
      [412, 120, 15],
      [450, 134, 14],
    ]),
    openSea(330),
    listeningOtter,
    ringsAbout,
  ],
};

/** Ribbons of kelp that float before it. */
const kelp: Art = [
  eachOf(
    '70,776,-40,70 130,770,-150,56 190,776,-36,62 520,776,-140,70 470,768,-30,56 420,778,-150,58',
    (x = 0, y = 0, turn = 0, length = 0) => leaf(x, y, turn, length, 'leaf', 0.18),
  ),
  limb('stem', '20,770 90,784 150,770 214,786 262,780', [26, 24, 20, 16, 3], 'line', 2.4),
  limb('leafDark', '20,800 110,798 180,806 250,800', [20, 20, 16, 3], 'line', 2.4),
  limb('stem', '580,764 520,782 460,770 404,786 350,778', [26, 24, 20, 14, 3], 'line', 2.4),
  ['40,772 92,784 148,771 206,784', '550,772 518,780 462,771 408,784'].map((rib) =>
    graven(rib, 4, 'sage', 0.9),
  ),
];

/** The water about the breast, with kelp and rings that spread on it. */
const ringsAbout: Art = [
  fill('waterLight', 'M40 740Q110 722 180 742Q270 766 360 744Q440 724 560 744V840H40Z', { width: 2.6 }),
  flat('water', 'M40 786Q150 770 300 792Q440 772 560 784V840H40Z', 0.7),
  flat(
    'light',
    'M60 742Q110 730 176 746Q270 770 362 748Q440 730 548 744Q440 738 364 758Q270 782 174 758Q110 740 60 742Z',
    0.95,
  ),
  line('M130 776Q210 796 300 792M400 782Q470 770 540 776', 4, 'light', 0.8),
  kelp,
];

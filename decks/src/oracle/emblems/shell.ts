import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { geese, openSea, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { listeningOtter } from './listeningOtter.ts';

export const shell: OracleScene = {
  alt: 'An otter stands in the sea to its breast and holds a great whelk with red stripes to its ear with both paws; its eyes are closed, and it listens; a pale full moon stands over the water.',
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

/** The water about the breast, with rings that spread on it. */
const ringsAbout: Art = [
  fill('waterLight', 'M40 752Q110 724 180 742Q270 764 360 742Q440 722 560 752V840H40Z', { width: 2.6 }),
  eachOf('300,766,210 290,786,150', (x = 0, y = 0, half = 0) =>
    line(`M${x - half} ${y}Q${x} ${y + 26} ${x + half} ${y}`, 4, 'light', 0.9),
  ),
  flat(
    'light',
    'M60 748Q110 730 176 746Q270 770 362 746Q440 728 540 748Q440 736 364 754Q270 778 174 754Q110 738 60 748Z',
    0.9,
  ),
];

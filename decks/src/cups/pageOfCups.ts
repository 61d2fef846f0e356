import { type Art, eachOf, fill, flat, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { sky } from '../primitives/sky.ts';
import { graven } from '../drawing/swell.ts';
import { land } from '../suits/land.ts';
import { page } from './pageOfCups/page.ts';

export const pageOfCups: Scene = {
  alt: 'A page in a flowered tunic, cape blown out behind, holds a golden cup in both hands by the sea and stares in wonder at a red fish that springs from it with a curled tail and looks back.',
  draw: (chance) => [sky(chance, { stars: 50 }), land('cups'), shore, page],
};

/** The sand, over which the last of a wave runs out in foam. */
const shore: Art = [
  fill('straw', 'M40 800C140 780 220 800 320 826C400 836 480 826 560 816V900H40Z'),
  flat('woodDark', 'M330 872C400 850 480 856 560 846V900H330Z', 0.3),
  fill(
    'light',
    'M320 822C372 812 400 836 440 828C480 818 520 832 562 818V804C520 812 480 800 440 812C400 820 366 800 320 808Z',
    { width: 1.6 },
  ),
  ['352,846 410,850 470,842', '390,866 450,860 540,862'].map((points) => graven(points, 5, 'woodDark', 0.6)),
  eachOf('408,848,8 512,852,10', (x, y, r) => [
    fill('rose', `M${x} ${y + r}L${x - r} ${y - r * 0.2}Q${x} ${y - r * 1.5} ${x + r} ${y - r * 0.2}Z`, {
      width: 1.4,
    }),
    line(
      `M${x} ${y + r * 0.8}V${y - r * 0.7}M${x} ${y + r * 0.8}L${x - r * 0.5} ${y - r * 0.5}M${x} ${y + r * 0.8}L${x + r * 0.5} ${y - r * 0.5}`,
      1,
      'redDark',
      0.7,
    ),
  ]),
];

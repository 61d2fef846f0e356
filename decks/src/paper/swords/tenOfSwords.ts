import { flat } from '../../drawing/art.ts';
import { boxPath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { flatHedgehog } from './hedgehog.ts';

export const tenOfSwords: Scene = {
  alt: 'A hedgehog lies flat on the ground with its eyes closed under a black sky, and ten swords stick out of its back among the spines like a fan; dawn comes up yellow over the water behind it.',
  draw: () => [
    chatterSky('ink', 8, { marks: 'near', foot: 420, gap: 80 }),
    [cutStar(110, 130, 15, 'far'), cutStar(490, 150, 18, 'far'), cutStar(90, 300, 11, 'far')],
    torn('glow', '40,560 160,520 300,500 440,520 560,558', 680),
    flat('light', boxPath(40, 664, 520, 8)),
    lake(672, 'mid', 'far', 820),
    field('near', '40,800 200,784 400,790 560,776', 'mid', 4, 44),
    flat('ink', lens([50, 846], [558, 848], 20)),
    times(10, (i) => {
      const lean = -40.5 + i * 9;
      const out = 216 + 134 * ((Math.cos((lean * Math.PI) / 180) - 0.76) / 0.24);
      return slenderSword(...polar(290, 800, out, lean - 90), 1.32, 180 + lean);
    }),
    flatHedgehog,
    [84, 520].map((x) => tuft(x, 880, 50)),
  ],
};

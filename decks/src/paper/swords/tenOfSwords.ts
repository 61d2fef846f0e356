import { flat, put } from '../../drawing/art.ts';
import { boxPath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { torn } from '../lino/cut.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { drawnInFace, rolledBack } from './hedgehog.ts';

export const tenOfSwords: Scene = {
  alt: 'A hedgehog has rolled itself into a ball with its eyes closed under a black sky, and ten swords stick out of its back like spines; dawn comes up yellow over the water behind it.',
  draw: () => [
    chatterSky('ink', 8, { marks: 'near', foot: 420, gap: 80 }),
    [cutStar(110, 110, 15, 'far'), cutStar(480, 130, 18, 'far'), cutStar(220, 150, 11, 'far')],
    torn('glow', '40,540 160,500 300,476 440,500 560,538', 640),
    flat('light', boxPath(40, 632, 520, 8)),
    lake(640, 'mid', 'far', 800),
    field('near', '40,772 200,752 400,756 560,742', 'mid', 4, 44),
    flat('ink', 'M120 790C200 776 410 778 490 788C440 818 170 820 120 790Z'),
    times(10, (i) => {
      const lean = -63 + i * 14;
      const out = 126 + 118 * Math.cos((lean * Math.PI) / 180) + (i % 2 && i < 9 ? 30 : 0);
      return slenderSword(...polar(300, 630, out, lean - 90), 0.98, 180 + lean);
    }),
    put([rolledBack, drawnInFace], { x: 54, y: 135, size: 0.82 }),
    [84, 520].map((x) => tuft(x, 880, 50)),
  ],
};

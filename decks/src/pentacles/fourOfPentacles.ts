import { eachOf, fill, type Art } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { tower } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { lyingCoin } from '../suits/lyingCoin.ts';
import { miser } from './fourOfPentacles/miser.ts';

export const fourOfPentacles: Scene = {
  alt: 'A crowned miser before the lit towers of a city clings with both hands to a coin as broad as his chest, over which only his eyes look out, aside; one coin stands on his crown, and one lies by each elbow.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    eachOf('82,640,64,250 150,640,60,350 450,640,60,380 520,640,64,270', (x, y, w, h) =>
      tower(x, y, w, h, 'far', 'mid'),
    ),
    eachOf('72,450 92,520 142,350 160,420 442,320 462,400 440,470 512,430 530,500', window),
    hill(640, 6, 'mid', 1),
    miser,
    fill('stone', boxPath(40, 822, 520, 80)),
    eachOf('196,838 404,838', (x, y) => lyingCoin(x, y, 1.2)),
  ],
};

const window = (x: number, y: number): Art =>
  fill('glow', `M${x - 7} ${y + 22}V${y}a7 8 0 0 1 14 0V${y + 22}Z`, { width: 1.2 });

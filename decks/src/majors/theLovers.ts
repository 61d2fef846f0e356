import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { interlacedHands } from '../figure/interlacedHands.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { angel } from './lovers/angel.ts';
import { herSleeve, hisSleeve, man, woman } from './lovers/couple.ts';

export const theLovers: Scene = {
  alt: 'The heads of a woman and a man, large and close, lean together brow to brow with closed eyes while the fingers of their hands are interlaced; an angel before the sun spreads its arms above them.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 420, 40, 520, 40, 0.5),
    put(angel, { x: 27, y: 34, size: 0.91 }),
    man,
    woman,
    interlacedHands('skinFair', 'skinDark', { x: 300, y: 824, size: 1.1 }),
    herSleeve,
    hisSleeve,
    firelight(300, 140, 300, 0.7),
  ],
};

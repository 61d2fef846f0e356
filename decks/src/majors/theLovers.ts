import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { closedOver } from '../figure/holds.ts';
import { sky } from '../primitives/sky.ts';
import { angel } from './lovers/angel.ts';
import { woman, man } from './lovers/couple.ts';

export const theLovers: Scene = {
  alt: 'The heads of a woman and a man, large and close, lean together brow to brow with closed eyes while their hands lie together; an angel before the sun spreads its arms above them.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 420, 40, 520, 40, 0.5),
    put(angel, { x: 27, y: 34, size: 0.91 }),
    man,
    woman,
    closedOver('skinDark', { x: 330, y: 818, size: 1.5, flip: true, turn: 6 }),
  ],
};

import type { Scene } from '../../drawing/scene.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { chatterSky } from '../nature/sky.ts';
import { leaf } from '../nature/plants.ts';
import { pentacle } from '../objects.ts';
import { coiledSnake } from './coiledSnake.ts';

const COINS = toPoints('261,280 384,280 252,604 394,604');

export const fourOfPentacles: Scene = {
  alt: 'A red snake with dark diamonds down its back, seen from above, lies in a closed ring round four coins on the dark ground and keeps its head with watchful yellow eyes among them; a few leaves lie about.',
  draw: () => [
    chatterSky('near', 30, { marks: 'mid', foot: 880, gap: 96 }),
    leaf(66, 150, -50, 96, 'mid'),
    leaf(534, 70, 160, 84, 'mid'),
    leaf(540, 852, -150, 90, 'mid'),
    leaf(70, 860, -20, 70, 'mid'),
    coiledSnake(COINS.map(([x, y], i) => pentacle(x, y, 0.66, i * 23 - 8))),
  ],
};

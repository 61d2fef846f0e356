import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { beatenBird } from './beatenBird.ts';
import { crow } from './crow.ts';
import { stuck } from './stuck.ts';

/** The hilts of its spoils stick out behind its shoulder. */
const SPOILS = [
  [124, 326, -30],
  [84, 420, -40],
  [172, 250, -18],
] as const;

export const fiveOfSwords: Scene = {
  alt: 'A great crow caws over the hilts of three swords that stick out behind its shoulder; two more are stuck in the shore before it, and two small birds walk off along the water with hanging heads.',
  draw: () => [
    chatterSky('far', -14, { marks: 'light', foot: 520 }),
    drivenCloud({ x: 470, y: 130, size: 0.7 }),
    lake(450, 'mid', 'light'),
    field('far', '40,520 200,516 400,500 560,484', 'mid'),
    beatenBird({ x: 432, y: 470, size: 0.42, flip: true }),
    beatenBird({ x: 518, y: 484, size: 0.46, flip: true }),
    field('near', '40,640 300,630 420,616 560,590', 'mid'),
    stuck(520, 790, 0.94, 9, 'near'),
    stuck(450, 846, 1.06, -8, 'near'),
    SPOILS.map(([x, y, lean]) => sword(x, y, 1.5, 180 + lean)),
    put(crow, { x: -36 }),
  ],
};

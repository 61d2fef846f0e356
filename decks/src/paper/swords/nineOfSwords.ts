import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { crescentMoon, cutStar, plainSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { galago } from './galago.ts';

export const nineOfSwords: Scene = {
  alt: 'At night a galago clings to a bough, wide awake, and stares at us with great yellow eyes; nine swords hang level one over another in the dark above it, and a thin moon shines beside its ear.',
  draw: () => [
    plainSky('ink'),
    times(9, (i) =>
      sword(
        300 + (i % 2 ? 1 : -1) * (i % 4 < 2 ? 98 : 60),
        104 + i * 39,
        1.1,
        (i % 2 ? -90 : 90) + (i === 2 ? 5 : i === 5 ? -5 : 0),
      ),
    ),
    crescentMoon({ x: 96, y: 620 }, 40, 'light'),
    cutStar(520, 700, 12),
    galago,
  ],
};

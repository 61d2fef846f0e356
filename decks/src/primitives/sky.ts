import { flat, type Art } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import { boxPath, circlePath, times } from '../drawing/geometry.ts';
import { star } from './lights.ts';

/** The whole window filled with night, paling to the land's dusk, and its stars. */
export const sky = (chance: Chance, { stars = 70, floor = 620 } = {}): Art => [
  flat('sky', boxPath(40, 30, 520, 860)),
  times(stars, () => {
    const [x, y, brightness] = [60 + chance() * 480, 90 + chance() * (floor - 90), chance()];
    return brightness > 0.86
      ? star(x, y, 5 + brightness * 5, 'starlight')
      : flat('starlight', circlePath(x, y, 0.8 + brightness * 1.4), 0.85);
  }),
];

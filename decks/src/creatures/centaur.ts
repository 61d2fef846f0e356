import { fill, flat, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import { GAITS, horseLeg, tail } from './horse.ts';

/** The horse of a centaur from the side, looking right; the man's body joins it at (74, -40). */
export const centaurBody = (coat: Role, shaded: Role, hair: Role, gait: keyof typeof GAITS): Art => {
  const [near, far, nearHind, farHind] = GAITS[gait];
  return [
    tail(hair, false),
    horseLeg(far, shaded, 24),
    horseLeg(farHind, shaded, 30),
    horseLeg(near, coat, 26),
    horseLeg(nearHind, coat, 36),
    fill(
      coat,
      'M38 -74C60 -92 96 -90 108 -64C112 -44 112 -20 106 0C102 14 94 22 84 26C50 46 -20 42 -58 26C-88 42 -122 22 -126 -16C-128 -46 -110 -64 -84 -63C-50 -64 10 -46 38 -74Z',
    ),
    flat(
      shaded,
      'M84 26C50 46 -20 42 -58 26C-88 42 -122 22 -126 -16C-110 16 -80 22 -56 14C-16 30 50 30 84 26Z',
      0.7,
    ),
    graven('72,-34 64,-8 78,18', 4, 'ink', 0.35),
    graven('-100,-44 -84,-16 -92,14', 4, 'ink', 0.35),
    graven('-40,20 0,30 40,26', 4, 'ink', 0.3),
  ];
};

import { fill, flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

export const car = (): Art => [
  fill('woodDark', 'M160 604Q300 580 440 604L424 800H176Z'),
  fill('stone', 'M148 604C200 584 400 584 452 604L448 628C400 610 200 610 152 628Z'),
  fill('clothDark', 'M176 634Q300 616 424 634L408 778H192Z', { width: 1.8 }),
  put(wings, { x: 300, y: 678 }),
];

const wings: Art = [
  mirrored(
    [
      fill(
        'light',
        'M12 -12C30 -40 70 -44 96 -28C84 -26 80 -20 78 -16C70 -18 64 -14 62 -8C52 -10 46 -4 44 2C34 0 24 4 16 8Z',
        { width: 2 },
      ),
      graven('20,-6 46,-24 80,-28', 3),
    ],
    0,
  ),
  disc('red', 0, 6, 26),
  disc('glow', 0, 6, 12, 1.4),
  flat('ink', circlePath(0, 6, 4)),
];

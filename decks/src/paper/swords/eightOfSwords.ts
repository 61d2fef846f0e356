import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { perchedBird } from '../nature/birds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { stuck } from './stuck.ts';

export const eightOfSwords: Scene = {
  alt: 'A robin stands in a ring of eight swords that are stuck in marshy ground between reeds; in front the ring has a gap.',
  draw: () => [
    chatterSky('sky', -80, { marks: 'far', foot: 480 }),
    field('far', '40,430 200,410 400,420 560,400', 'mid'),
    lake(470, 'mid', 'light'),
    field('near', '40,600 120,540 220,512 380,512 480,540 560,600', 'mid'),
    stuck(150, 560, 1.35, 2, 'near'),
    stuck(250, 536, 1.35, -2, 'near'),
    stuck(350, 536, 1.35, 3, 'near'),
    stuck(450, 560, 1.35, -3, 'near'),
    stuck(104, 640, 1.5, -3, 'near'),
    stuck(498, 640, 1.5, 3, 'near'),
    gouge('200,704 300,694 430,706', 14, 'ink'),
    perchedBird({ x: 292, y: 560, size: 1.9 }),
    stuck(118, 826, 1.5, 3, 'near'),
    stuck(486, 826, 1.5, -3, 'near'),
    tuft(70, 880, 130, 'ink', 9),
    tuft(536, 880, 120, 'ink', 9),
    tuft(250, 884, 60, 'ink', 7),
  ],
};

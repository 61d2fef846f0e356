import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { flamingStaff } from './flamingStaff.ts';

export const aceOfWands: Scene = {
  alt: 'A straight living staff with a carved spiral stands on a hill, its roots run down like fingers into the dark earth; three green leaves grow from it, and a great flame burns on its top before the disc of the rising sun.',
  draw: () => [
    chatterSky('near', outward(300, 440), { marks: 'mid', foot: 700, gap: 70 }),
    beams(300, 440, 212, 600, 34, 'mid', 24),
    beams(300, 440, 204, 400, 34, 'far', 13),
    cut('glow', circlePath(300, 440, 186), 8),
    mountains(770, '100,200,200 500,210,230'),
    field('near', '40,720 160,700 240,672 300,660 360,672 440,698 560,690', 'mid'),
    flamingStaff,
    [tuft(96, 760, 60, 'ink', 9), tuft(508, 756, 66, 'ink', 9)],
    field(
      'ink',
      '40,824 84,806 140,826 200,806 250,822 300,806 350,822 404,806 460,826 518,806 560,820',
      'near',
      4,
      44,
    ),
  ],
};

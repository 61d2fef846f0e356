import { flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { wand } from '../objects.ts';
import { salamander } from './salamander.ts';
import { youngCamel } from './youngCamel.ts';

export const pageOfWands: Scene = {
  alt: 'A young camel with a tousled topknot and a bell on its collar puts its nose to a yellow salamander with black spots that climbs a tall budding wand; behind it a white sun stands over the desert.',
  draw: () => [
    chatterSky('near', outward(154, 184), { marks: 'mid', gap: 46 }),
    flat('light', circlePath(154, 184, 96)),
    beams(154, 184, 108, 300, 30, 'glow', 15),
    mountains(640, '300,120,130 96,90,90', 'mid', 'far'),
    field('mid', '40,620 200,600 400,640 560,600', 'far'),
    field('ink', '40,720 200,700 400,720 560,690', 'near'),
    wand(154, 480, 2.36),
    [tuft(154, 744, 40, 'mid'), tuft(116, 744, 60, 'mid', 9), tuft(190, 744, 50, 'mid')],
    salamander({ x: 172, y: 498, size: 0.9 }),
    youngCamel,
  ],
};

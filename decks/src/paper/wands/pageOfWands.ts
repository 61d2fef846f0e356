import { flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { farArm, youngMeerkat } from './youngMeerkat.ts';

export const pageOfWands: Scene = {
  alt: 'A young meerkat stands upright on the desert sand, propped on its tail, holds a budding wand taller than itself with both forepaws and looks up in wonder at the leaves that open at its tip before the rising sun.',
  draw: () => [
    chatterSky('sky', outward(170, 220), { marks: 'far', gap: 50 }),
    flat('glow', circlePath(170, 220, 112)),
    beams(170, 220, 126, 300, 26, 'glow', 15),
    mountains(680, '470,130,110 340,100,70 90,110,90', 'far', 'light'),
    field('mid', '40,690 200,670 400,690 560,664', 'far'),
    field('near', '40,800 200,780 400,796 560,776', 'mid'),
    farArm,
    [leaf(160, 640, 200, 62), leaf(170, 300, 214, 66), stick([148, 876], [172, 190], 40)],
    tuft(148, 876, 50, 'ink'),
    youngMeerkat,
  ],
};

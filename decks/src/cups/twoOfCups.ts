import { raisedWing } from '../creatures/raisedWing.ts';
import { fill, line, mirrored, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { greatStar } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { toast } from './twoOfCups/toast.ts';

export const twoOfCups: Scene = {
  alt: 'A bearded man in green and a woman in rose with flowers in her hair lean towards each other and touch cups; a red ribbon is wound round their wrists, the star where the cups meet lights their faces, and above it hovers a winged heart.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 476, 60, 560, 34, 0.5),
    hill(560, 14, 'far', 0.8),
    hill(640, 10, 'mid', 2),
    mirrored(put(wing, { x: 324, y: 224, size: 0.56 })),
    fill('red', heart(300, 196, 54)),
    line('M268 180C270 166 280 158 290 160', 4, 'light', 0.7),
    toast,
    greatStar(300, 486, 42),
    firelight(300, 470, 230, 0.7),
  ],
};

/** Long feathers below short ones, from the heart outwards. */
const wing: Art = raisedWing({
  edge: '0,0 34,-84 92,-126 160,-132',
  turns: [84, 14],
  lengths: [118, 146],
  quills: 'trim',
  coverts: 'rose',
});

const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - r * 1.1} ${y + r * 0.3} ${x - r * 1.25} ${y - r * 0.35} ${x - r} ${y - r * 0.7}C${x - r * 0.7} ${y - r * 1.1} ${x - r * 0.15} ${y - r} ${x} ${y - r * 0.5}C${x + r * 0.15} ${y - r} ${x + r * 0.7} ${y - r * 1.1} ${x + r} ${y - r * 0.7}C${x + r * 1.25} ${y - r * 0.35} ${x + r * 1.1} ${y + r * 0.3} ${x} ${y + r}Z`;

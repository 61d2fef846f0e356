import { mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, stroke, torn } from '../lino/cut.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { chariot } from './chariot.ts';
import { chariotHorse } from './chariotHorse.ts';
import { crownedLynx, railPaw } from './crownedLynx.ts';

export const theChariot: Scene = {
  alt: 'A crowned lynx with its paws on the rail drives a red chariot under a starry canopy; before it a white and a black horse with red plumes, seen close, turn their heads to opposite sides.',
  draw: () => [
    plainSky('far'),
    beams(300, 340, 130, 420, 14, 'sky', 24),
    torn('glow', '40,590 300,576 560,590'),
    put([chariot(crownedLynx({ x: 300, y: 334, size: 0.98 })), mirrored(railPaw(212, 442))], {
      x: -15,
      y: 4,
      size: 1.05,
    }),
    mirrored(stroke('ink', '212,482 190,560 120,690', [6, 6, 6])),
    // The shadow of the wheels.
    mirrored(gouge('44,690 100,706 190,698', 14, 'ink')),
    chariotHorse('ink', 'light', 'near', false),
    chariotHorse('light', 'ink', 'far', true),
  ],
};

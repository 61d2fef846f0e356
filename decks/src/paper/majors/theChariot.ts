import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, joined, keyed, stroke, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { plainSky } from '../nature/sky.ts';
import { chariot } from './chariot.ts';
import { chariotHare } from './chariotHare.ts';
import { crownedLynx, railPaw } from './crownedLynx.ts';

/** The towers of the city that it leaves: the left edge, the top and the width of each. */
const CITY = toTriples('40,330,74 96,420,70 448,392,60 494,300,66');

function tower(x: number, top: number, width: number): Art {
  const merlons = times(2, (i) => boxPath(x + i * width * 0.64, top - 24, width * 0.36, 30));
  return [
    joined('mid', [boxPath(x, top, width, 300), ...merlons], 4),
    flat('ink', boxPath(x + width / 2 - 7, top + 34, 14, 30)),
  ];
}

export const theChariot: Scene = {
  alt: 'A crowned lynx with its paws on the rail drives a red chariot under a starry canopy out of a city of towers; before it a white and a black hare in red collars, seen close, look to opposite sides.',
  draw: () => [
    plainSky('far'),
    CITY.map(([x, top, width]) => tower(x, top, width)),
    torn('glow', '40,590 300,576 560,590'),
    put([chariot(crownedLynx({ x: 300, y: 334, size: 0.98 })), mirrored(railPaw(212, 442))], {
      x: -15,
      y: 4,
      size: 1.05,
    }),
    mirrored(stroke('ink', '212,482 190,560 120,690', [6, 6, 6])),
    // The shadow of the car, the ruts, and the traces from the hares' collars to the car.
    flat('ink', lens([60, 712], [540, 712], 20)),
    mirrored([gouge('290,742 284,800 268,880', 9), gouge('296,764 296,790 294,830', 5)]),
    mirrored([
      keyed('accent', limb('274,674,15 266,740,16 246,800,20'), 5),
      keyed('glow', circlePath(274, 674, 13), 5),
    ]),
    chariotHare('ink', 'light', 'mid', false),
    chariotHare('light', 'ink', 'far', true),
  ],
};

import { fill, line, tube, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import type { Reach } from '../../figure/actor.ts';
import type { Hair, Skin } from '../../figure/look.ts';
import { posed } from '../../figure/posed.ts';
import { standing } from '../../primitives/ground.ts';
import { flame } from '../../primitives/lights.ts';

export const captive = (
  place: Place & { x: number },
  skin: Skin,
  hair: Hair,
  cloth: Role,
  arms: { nearArm: Reach; farArm: Reach },
): Art => [
  standing(place.x, 858, 66),
  posed({
    place: { y: 852, size: 0.66, ...place },
    side: { skin, hair, eyes: 'open', mood: 'sad' },
    behindHead: tube('metal', 'M-64 96C-60 74 50 74 56 96', 11),
    hat: tube('metal', 'M-64 96C-62 130 52 134 56 96', 13),
    headAt: [8, -434],
    headSize: 0.7,
    bow: 8,
    cloth,
    trim: 'wine',
    hose: skin,
    boots: skin,
    spine: '6,-364 -6,-306 -8,-240',
    hem: [
      [-70, -140],
      [52, -150],
    ],
    farLeg: { joints: '6,-214 44,-120 36,-18' },
    nearLeg: { joints: '-18,-214 -18,-110 -52,-18' },
    ...arms,
  }),
];

/** A slack chain of oval links from one point to another. */
export const chain = (x1: number, y1: number, x2: number, y2: number): Art =>
  times(11, (i) => {
    const t = i / 10;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 90 * t * (1 - t)];
    return line(circlePath(x, y, 8), 4, i % 2 ? 'metalDark' : 'metal');
  });

export const torch: Art = [
  fill('wood', 'M-10 -46H10L14 66H-14Z'),
  fill('metal', 'M-16 54H16L12 74H-12Z'),
  flame(0, 76, 2, 180),
];

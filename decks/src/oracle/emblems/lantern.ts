import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { house } from '../../primitives/buildings.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { firs, hills, pineBough } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const lantern: OracleScene = {
  alt: 'A lit iron lantern hangs from a snowy pine bough with the moon behind it; its light falls on the next few steps of a path through the snow.',
  hour: 'night',
  draw: (chance) => [
    emblemSky(chance, { x: 164, y: 282, r: 82 }),
    hills(640, [40, 90, 40, 70, 30, 80, 50], 'far'),
    firs(
      [
        [80, 690, 130],
        [126, 696, 100],
        [500, 690, 150],
        [540, 700, 110],
        [456, 692, 90],
      ],
      'near',
    ),
    house(190, 690, 0.4, 'redDark'),
    hills(700, [20, 6, 14, 0, 10, 4, 24], 'snow'),
    flat(
      'stone',
      'M182 690C186 714 262 712 312 730C352 746 318 784 262 830H394C420 792 440 744 384 722C330 702 216 706 202 690Z',
      0.8,
    ),
    flat(
      'glow',
      'M326 716C430 716 496 742 496 774C496 812 420 836 326 836C232 836 156 812 156 774C156 742 222 716 326 716Z',
      0.4,
    ),
    flat(
      'glow',
      'M326 734C400 734 448 752 448 774C448 800 396 816 326 816C256 816 204 800 204 774C204 752 252 734 326 734Z',
      0.4,
    ),
    line('M318 806l17 -4M352 792l16 -4M336 772l15 -4M366 758l14 -3M346 742l12 -2', 5, 'shade', 0.6),
    pineBough(214, 164, 1.06, false, true),
    lamp,
    hook,
  ],
};

/** An iron hook over the bough, from which the ring of the lamp hangs. */
const hook: Art = [10, 5].map((width, i) =>
  line(
    'M302 178C296 140 340 132 340 162C340 186 318 190 318 214V236C318 252 334 254 336 240',
    width,
    i ? 'steelDark' : 'line',
  ),
);

const lamp: Art = put(
  [
    disc('glow', 0, 20, 112, 0, 0.22),
    disc('glow', 0, 20, 88, 0, 0.25),
    line('M-30 -104C-30 -150 30 -150 30 -104', 7, 'ink'),
    fill('ink', 'M-20 -112H20L30 -96H-30Z'),
    fill('shade', 'M-76 -52C-60 -84 -40 -96 0 -98C40 -96 60 -84 76 -52Z'),
    fill('light', 'M-62 -50H62L52 110H-52Z'),
    flat('glow', 'M-54 -44H54L46 104H-46Z', 0.75),
    flame(0, 62, 1.5),
    fill('linen', 'M-15 62H15V110H-15Z', { width: 1.8 }),
    line('M-34 -50L-29 110M34 -50L29 110M-60 -10H60', 4, 'ink'),
    fill('shade', 'M-66 -54H66L62 -42H-62Z'),
    fill('shade', 'M-60 108H60L70 128H-70Z'),
    flat('light', circlePath(0, -74, 5)),
  ],
  { x: 318, y: 420, size: 1.2 },
);

import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { house } from '../../primitives/buildings.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { firs, hills, pineBough } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const lantern: OracleScene = {
  alt: 'A lit iron lantern hangs from a snowy pine bough before the moon; its light falls on the next few steps of a path through the snow.',
  hour: 'night',
  draw: (chance) => [
    emblemSky(chance, { y: 360 }),
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
    flat('glow', 'M300 690C420 690 480 730 470 770C450 800 150 800 130 770C120 730 180 690 300 690Z', 0.45),
    fill(
      'stone',
      'M214 690C230 722 330 720 322 752C316 776 258 790 250 830H372C376 796 420 776 410 746C396 712 290 716 240 690Z',
      { edge: 'none', opacity: 0.7 },
    ),
    line('M300 760l16 -3M330 748l14 -3M296 782l18 -3M326 776l14 -3', 5, 'shade', 0.55),
    line('M300 168V262', 4, 'ink'),
    lamp,
    pineBough(214, 164, 1.06, false, true),
  ],
};

const lamp: Art = put(
  [
    line('M-30 -104C-30 -150 30 -150 30 -104', 6, 'line'),
    disc('glow', 0, 20, 150, 0, 0.3),
    fill('ink', 'M-20 -112H20L30 -96H-30Z'),
    fill('shade', 'M-76 -52C-60 -84 -40 -96 0 -98C40 -96 60 -84 76 -52Z'),
    fill('light', 'M-62 -50H62L52 110H-52Z'),
    flat('glow', 'M-54 -44H54L46 104H-46Z', 0.75),
    flame(0, 62, 1.5),
    fill('linen', 'M-15 62H15V110H-15Z', { width: 1.8 }),
    line('M-22 -50L-18 110M22 -50L18 110M-59 6H59', 4, 'ink'),
    fill('shade', 'M-66 -54H66L62 -42H-62Z'),
    fill('shade', 'M-60 108H60L70 128H-70Z'),
    flat('light', circlePath(0, -74, 5)),
  ],
  { x: 300, y: 386, size: 1.1 },
);

import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { lake, mountains } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky, sun } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { globe } from './globe.ts';
import { watchingFalcon } from './watchingFalcon.ts';

const ship: Art = [
  keyed('light', 'M414 432C418 404 426 378 440 360V432ZM446 432V372C456 392 460 412 460 432Z', 4),
  cut('ink', 'M400 438H474L462 456H412Z', 4),
];

const LEDGE = boxPath(24, 716, 552, 46);

/** A parapet of stone across the window, its ledge at 716. */
const parapet: Art = [
  flat('near', boxPath(30, 750, 540, 140)),
  flat(
    'ink',
    lens([40, 822], [560, 824], 6) +
      [130, 300, 470].map((x) => lens([x, 766], [x, 820], 6)).join('') +
      [215, 385].map((x) => lens([x, 826], [x, 880], 6)).join(''),
  ),
  cut('mid', LEDGE, 7),
  hatch(LEDGE, { role: 'ink', angle: 90, gap: 15, width: 5, side: 'end', reach: 0.4 }),
];

export const twoOfWands: Scene = {
  alt: 'A falcon sits on a pale globe, its back to us, and looks out over the open sea to a small ship; two tall budding wands stand on both sides before a stone parapet, and clouds drift past the sun.',
  draw: () => [
    chatterSky('mid', 2, { marks: 'far', foot: 440, gap: 60 }),
    sun(150, 150, 48),
    drivenCloud({ x: 160, y: 200, size: 0.56 }, 'light', 'far'),
    drivenCloud({ x: 452, y: 140, size: 0.5 }, 'light', 'far'),
    mountains(446, '90,150,84 240,110,48', 'near'),
    lake(440, 'glow', 'near'),
    put(ship, { x: -128, y: -112, size: 1.3 }),
    parapet,
    put([put(globe, { x: 288, y: 582 }), watchingFalcon({ x: 288, y: 470, size: 0.92 })], {
      x: -60,
      y: -143,
      size: 1.2,
    }),
    stick([86, 890], [94, 300], 40),
    [leaf(90, 470, -140, 56), leaf(96, 480, -30, 60)],
    stick([514, 890], [508, 214], 46),
    [leaf(506, 520, -150, 66), leaf(516, 400, -36, 52)],
    [gouge('60,884 86,872 116,884', 8, 'ink'), gouge('480,884 514,870 548,884', 8, 'ink')],
  ],
};

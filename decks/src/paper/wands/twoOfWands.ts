import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { lenses, outward } from '../lino/marks.ts';
import { lake, mountains } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { globe } from './globe.ts';
import { parapet } from './parapet.ts';
import { falconTail, watchingFalcon } from './watchingFalcon.ts';

const ship: Art = [
  keyed('light', 'M414 432C418 404 426 378 440 360V432ZM446 432V372C456 392 460 412 460 432Z', 4),
  cut('ink', 'M400 438H474L462 456H412Z', 4),
];

/** The top of the globe. */
const PERCH = { x: 276, y: 452, size: 0.88 };

export const twoOfWands: Scene = {
  alt: 'A falcon grips the top of a pale globe and looks out over the open sea to a small ship before the low sun; two tall budding wands stand on both sides before a stone parapet.',
  draw: () => [
    chatterSky('mid', outward(440, 440), { marks: 'far', foot: 420, gap: 60 }),
    flat('glow', circlePath(432, 446, 92)),
    beams(432, 446, 106, 180, 24, 'glow', 14),
    mountains(462, '80,120,70 190,90,40', 'near'),
    lake(460, 'far', 'near'),
    flat(
      'light',
      lenses(
        '400,478 482,478 412,494 478,496 404,514 486,514 416,536 482,538 404,560 490,562 410,588 486,590 398,618 492,620 410,652 484,654',
        9,
      ).join(''),
    ),
    put(ship, { x: -100, y: -80, size: 1.2 }),
    parapet,
    put([falconTail(PERCH), put(globe, { x: 288, y: 560 }), watchingFalcon(PERCH)], {
      x: -52,
      y: -113,
      size: 1.155,
    }),
    stick([86, 890], [94, 300], 40),
    [leaf(84, 626, -146, 50), leaf(92, 640, -34, 56)],
    stick([514, 890], [508, 214], 46),
    [leaf(506, 634, -150, 60), leaf(516, 400, -36, 52)],
    [gouge('60,884 86,872 116,884', 8, 'ink'), gouge('480,884 514,870 548,884', 8, 'ink')],
  ],
};

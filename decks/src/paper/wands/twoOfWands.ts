import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { hatch, lens, outward } from '../lino/marks.ts';
import { earth } from '../nature/earth.ts';
import { lake, mountains } from '../nature/land.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { wand } from '../objects.ts';
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

const stand: Art = [
  cut('ink', 'M284 690H316L322 716H360V736H240V716H278Z', 5),
  stroke('light', '440,500 452,590 412,670 330,706', [22, 22, 22, 22]),
  stroke('ink', '440,500 452,590 412,670 330,706', [13, 13, 13, 13]),
];

export const twoOfWands: Scene = {
  alt: 'A falcon sits on a globe, its back to us, and looks out over the open sea to a small ship; a great budding wand stands before the stone parapet and a smaller one on it, behind the globe.',
  draw: () => [
    chatterSky('sky', outward(150, 210), { marks: 'far' }),
    beams(150, 210, 84, 380, 28, 'glow', 16),
    sun(150, 210, 56),
    mountains(446, '60,130,64 200,110,44 560,110,120', 'mid'),
    lake(440, 'glow', 'near'),
    put(ship, { x: -172, y: -150, size: 1.32 }),
    parapet,
    wand(92, 560, 1.46),
    put([stand, earth], { x: -46, y: 24, size: 0.97 }),
    watchingFalcon({ x: 262, y: 474, size: 0.9 }),
    put(wand(0, 0, 2.7), { x: 500, y: 600, flip: true }),
  ],
};

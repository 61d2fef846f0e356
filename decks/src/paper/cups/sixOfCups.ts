import { eachOf, flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { posy } from './posy.ts';
import { sharingMouse } from './sharingMouse.ts';

/** The house on its hill. */
const home: Art = [
  cut('near', 'M20 -66V-112H38V-66ZM-40 6V-56H-54L0 -104L54 -56H40V6Z', 5),
  flat('glow', boxPath(-24, -46, 14, 20) + boxPath(10, -46, 14, 20)),
  flat('ink', 'M-8 6V-22Q0 -32 8 -22V6Z'),
];

export const sixOfCups: Scene = {
  alt: 'Two large white mice stand face to face before a great low sun, and one hands the other a golden cup with a daisy; a small old house stands on the hill between them, and five such cups stand before them in the grass.',
  draw: () => [
    plainSky('sky'),
    beams(300, 336, 240, 470, 24, 'far', 22),
    flat('glow', circlePath(300, 336, 222)),
    torn('far', '40,440 140,424 230,384 300,352 370,384 460,424 560,440'),
    put(home, { x: 300, y: 364, size: 1.06 }),
    field('mid', '40,520 170,500 300,484 430,500 560,520', 'far', 4, 60),
    field('near', '40,722 170,704 300,690 430,704 560,722', 'mid', 4, 60),
    flat('ink', lens([50, 710], [262, 712], 20) + lens([338, 712], [550, 710], 20)),
    sharingMouse({ x: 145, y: 700, size: 1.385 }, posy({ x: 112, y: -92, size: 1.08 })),
    sharingMouse({ x: 455, y: 700, size: 1.385, flip: true }),
    [
      tuft(64, 716, 26, 'ink', 5),
      tuft(238, 716, 26, 'ink', 5),
      tuft(362, 716, 26, 'ink', 5),
      tuft(536, 716, 26, 'ink', 5),
    ],
    eachOf('92,796 196,808 300,812 404,808 508,796', (x = 0, y = 0) => [
      flat('ink', lens([x - 34, y + 43], [x + 46, y + 45], 12)),
      posy({ x, y, size: 0.9 }),
    ]),
  ],
};

import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { porch, posy } from './porch.ts';
import { sharingMouse } from './sharingMouse.ts';

/** The house on its hill. */
const home: Art = [
  cut('near', 'M20 -66V-112H38V-66ZM-40 6V-56H-54L0 -104L54 -56H40V6Z', 5),
  flat('glow', boxPath(-24, -46, 14, 20) + boxPath(10, -46, 14, 20)),
  flat('ink', 'M-8 6V-22Q0 -32 8 -22V6Z'),
];

export const sixOfCups: Scene = {
  alt: 'Two large white mice stand face to face before a great low sun, and one hands the other a golden cup with a daisy; a small old house stands on the hill between them, and five such cups stand in a row on the edge of the boards.',
  draw: () => [
    plainSky('sky'),
    beams(300, 336, 240, 470, 24, 'far', 22),
    flat('glow', circlePath(300, 336, 222)),
    torn('far', '40,430 150,410 260,400 300,392 390,410 480,420 560,430'),
    put(home, { x: 300, y: 404, size: 1.06 }),
    porch,
    flat(
      'ink',
      lens([60, 706], [290, 708], 18) + lens([254, 700], [346, 701], 9) + lens([310, 708], [540, 706], 18),
    ),
    sharingMouse({ x: 145, y: 700, size: 1.385 }, posy({ x: 112, y: -92, size: 1.08 })),
    sharingMouse({ x: 455, y: 700, size: 1.385, flip: true }),
    [92, 196, 300, 404, 508].map((x) => [
      flat('ink', lens([x - 30, 842], [x + 52, 844], 9)),
      posy({ x, y: 799, size: 0.9 }),
    ]),
  ],
};

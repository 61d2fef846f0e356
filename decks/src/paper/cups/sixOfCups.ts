import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { outline } from '../nature/body.ts';
import { porch, posy } from './porch.ts';
import { rockingHorse } from './rockingHorse.ts';
import { sharingMouse } from './sharingMouse.ts';

/** The house on its hill, and the path down to the garden. */
const home: Art = [
  cut('near', 'M20 -66V-112H38V-66ZM-40 6V-56H-54L0 -104L54 -56H40V6Z', 5),
  flat('glow', boxPath(-24, -46, 14, 20) + boxPath(10, -46, 14, 20)),
  flat('ink', 'M-8 6V-22Q0 -32 8 -22V6Z'),
];

export const sixOfCups: Scene = {
  alt: 'A painted red rocking horse stands on a porch before a great low sun, the old house on its hill and a tree behind it; five golden cups with daisies stand in a row on the edge of the boards, and below one mouse hands another the sixth.',
  draw: () => [
    plainSky('sky'),
    beams(300, 320, 226, 440, 24, 'far', 22),
    flat('glow', circlePath(300, 320, 206)),
    torn('far', '40,388 150,366 260,398 390,376 480,338 560,348'),
    tree({ x: 92, y: 400, size: 0.56 }, 'near'),
    put(home, { x: 500, y: 346, size: 1.1 }),
    flat('light', outline('494,352! 508,352! 500,372 522,392 510,420! 452,420! 480,392 478,372')),
    porch,
    flat('ink', 'M126 470C190 452 410 452 474 470C410 492 190 492 126 470Z'),
    put(rockingHorse, { x: 102, y: 14, size: 0.66 }),
    [84, 192, 300, 408, 516].map((x) => [
      flat('ink', lens([x - 30, 602], [x + 52, 604], 9)),
      posy({ x, y: 559 }),
    ]),
    flat('near', 'M20 628H580V900H20Z'),
    flat('ink', lens([60, 860], [540, 860], 26)),
    sharingMouse({ x: 176, y: 858, size: 1.15 }, posy({ x: 108, y: -74, size: 1.05 })),
    sharingMouse({ x: 424, y: 858, size: 1.15, flip: true }),
  ],
};

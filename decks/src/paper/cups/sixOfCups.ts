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
  alt: 'A painted red rocking horse stands on a porch before a great low sun, an old house and a tree; before it one large mouse hands another a golden cup with a daisy, and five such cups stand in a row on the edge of the boards.',
  draw: () => [
    plainSky('sky'),
    beams(300, 320, 226, 440, 24, 'far', 22),
    flat('glow', circlePath(300, 320, 206)),
    torn('far', '40,388 150,366 260,398 390,376 480,338 560,348'),
    tree({ x: 92, y: 400, size: 0.56 }, 'near'),
    put(home, { x: 500, y: 346, size: 1.1 }),
    flat('light', outline('494,352! 508,352! 500,372 522,392 510,420! 452,420! 480,392 478,372')),
    porch,
    flat('ink', 'M160 452C210 438 390 438 440 452C390 468 210 468 160 452Z'),
    put(rockingHorse, { x: 144, y: 98, size: 0.52 }),
    flat(
      'ink',
      lens([70, 702], [248, 704], 18) + lens([262, 690], [352, 691], 9) + lens([352, 704], [556, 702], 18),
    ),
    sharingMouse({ x: 157, y: 696, size: 1.28 }, posy({ x: 112, y: -63, size: 0.94 })),
    sharingMouse({ x: 443, y: 696, size: 1.28, flip: true }),
    [84, 192, 300, 408, 516].map((x) => [
      flat('ink', lens([x - 30, 842], [x + 52, 844], 9)),
      posy({ x, y: 799 }),
    ]),
  ],
};

import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { outline } from '../nature/body.ts';
import { cup } from '../objects.ts';
import { rockingHorse } from './rockingHorse.ts';
import { sharingMouse } from './sharingMouse.ts';

/** A cup with a daisy in it, and its shadow on the ground. */
const posy = (x: number, y: number): Art => [
  flat('ink', lens([x - 40, y + 46], [x + 62, y + 48], 11)),
  stroke('ink', toPoints(`${x},${y - 30} ${x},${y - 60}`), [8, 6]),
  [leaf(x, y - 34, -150, 30, 'near'), leaf(x, y - 34, -30, 30, 'near')],
  flat(
    'light',
    times(9, (i) => lens(polar(x, y - 66, 5, i * 40 + x), polar(x, y - 66, 31, i * 40 + x), 10)).join(''),
  ),
  cut('glow', circlePath(x, y - 66, 10), 3),
  cup(x, y, 0.48),
];

/** The house on its hill, and the path down to the garden. */
const home: Art = [
  cut('near', 'M20 -66V-112H38V-66ZM-40 6V-56H-54L0 -104L54 -56H40V6Z', 5),
  flat('glow', boxPath(-24, -46, 14, 20) + boxPath(10, -46, 14, 20)),
  flat('ink', 'M-8 6V-22Q0 -32 8 -22V6Z'),
];

export const sixOfCups: Scene = {
  alt: 'A painted red rocking horse stands before a great low sun in the garden of long ago, the old house on its hill behind it; in front one mouse gives another a golden cup with a daisy, and five more such cups stand round about.',
  draw: () => [
    plainSky('sky'),
    beams(292, 380, 226, 470, 24, 'far', 22),
    flat('glow', circlePath(292, 380, 206)),
    torn('far', '40,470 150,450 260,480 390,456 480,420 560,430'),
    tree({ x: 92, y: 470, size: 0.5 }, 'near'),
    put(home, { x: 500, y: 426, size: 1.1 }),
    flat(
      'light',
      outline('494,432! 508,432! 500,460 516,490 470,530 500,570! 430,570! 430,530 480,490 478,460'),
    ),
    field('mid', '40,560 200,546 400,552 560,536', 'far', 4, 96),
    flat('ink', 'M112 600C190 580 420 580 492 600C430 622 186 622 112 600Z'),
    put(rockingHorse, { x: 60, y: 54, size: 0.8 }),
    [posy(80, 598), posy(520, 598)],
    torn('near', '40,656 200,668 400,668 560,656'),
    toPoints('150,714 84,772 522,754').map(([x, y]) => posy(x, y)),
    flat('ink', lens([150, 858], [470, 858], 24)),
    posy(321, 790),
    sharingMouse({ x: 240, y: 850, size: 0.8 }),
    sharingMouse({ x: 402, y: 850, size: 0.8, flip: true }),
  ],
};

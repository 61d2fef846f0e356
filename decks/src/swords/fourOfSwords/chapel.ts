import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { glassWindow } from '../../primitives/buildings.ts';
import { disc, star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { sword } from '../../suits/objects.ts';

export const window: Art = [
  glassWindow(446, 216, 136, 300),
  eachRow<readonly [x: number, y: number, glass: Role]>(
    [
      [378, 344, 'wine'],
      [446, 344, 'sage'],
      [378, 430, 'leafDark'],
      [446, 430, 'cloth'],
    ],
    (x, y, glass) => fill(glass, boxPath(x, y, 68, 86), { edge: 'metalDark', width: 3 }),
  ),
  line('M378 344L514 516M514 344L378 516', 2, 'metalDark', 0.7),
  flower(446, 292, 34, 8, 'rose', 'red'),
  disc('glow', 446, 430, 38),
  star(446, 430, 30, 'red', 8, 0.5),
];

/** The rail on the wall and three swords that hang from it by their pommels. */
export const hanging: Art = [
  fill('wood', 'M74 232H336V248H74Z'),
  graven('84,242 200,238 326,242', 3),
  [114, 204, 294].map((x) => [
    sword(x, 388, 0.98, 180),
    line(`M${x - 9} 240Q${x} 232 ${x + 9} 240L${x + 11} 288H${x - 11}Z`, 4, 'metal'),
  ]),
];

/** The window's colours, cast aslant over the tomb and the one who lies on it. */
export const colours: Art = [
  flat('light', 'M378 520L514 520L466 852L236 852Z', 0.1),
  eachRow<readonly [d: string, glass: Role]>(
    [
      ['M312 684C330 680 352 680 366 684L352 722C334 718 312 718 294 722Z', 'rose'],
      ['M366 684C388 680 410 680 428 684L416 722C396 718 372 718 352 722Z', 'glow'],
      ['M428 684C446 680 464 680 480 684L470 722C454 718 434 718 416 722Z', 'waterLight'],
      ['M290 730C312 726 332 726 350 730L326 824C300 820 268 820 242 824Z', 'rose'],
      ['M350 730C372 726 394 726 414 730L400 824C378 820 350 820 326 824Z', 'glow'],
      ['M414 730C434 726 452 726 468 730L460 824C444 820 420 820 400 824Z', 'waterLight'],
    ],
    (d, glass) => flat(glass, d, 0.4),
  ),
];

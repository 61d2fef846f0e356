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

/** The window's colours, cast on the tomb. */
export const colours: Art = [
  eachRow<readonly [d: string, glass: Role]>(
    [
      ['M290 684H344L338 722H284Z', 'wine'],
      ['M344 684H404L398 722H338Z', 'glow'],
      ['M404 684H470L464 722H398Z', 'cloth'],
      ['M284 722H338L334 752H280Z', 'sage'],
      ['M338 722H398L394 752H334Z', 'rose'],
    ],
    (d, glass) => flat(glass, d, 0.42),
  ),
];

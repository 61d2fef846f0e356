import { eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { longSword } from '../../suits/longSword.ts';

/** The slab, with a moulded edge. */
export const tomb: Art = [
  fill('stoneDark', boxPath(40, 30, 520, 870), { edge: 'none' }),
  fill('stone', 'M64 900V300C64 172 164 100 300 100C436 100 536 172 536 300V900Z', { width: 3 }),
  line('M76 900V302C76 182 172 112 300 112C428 112 524 182 524 302V900', 1.6),
  graven('100,360 106,430 98,500', 4, 'ink', 0.4),
  graven('500,700 494,760 502,840', 4, 'ink', 0.4),
  graven('112,770 150,776 180,768', 4, 'ink', 0.4),
];

/** Two swords lie on the left side of the slab, one on the right. */
export const laidDown: Art = eachOf('104,390,0.82,182 144,640,0.7,176 490,500,0.92,180', (x, y, size, turn) =>
  put(longSword(turn, size), { x, y }),
);

/** The colours of a window, which the morning throws aslant over the tomb. */
export const colours: Art = eachRow<readonly [d: string, glass: Role]>(
  [
    ['M40 300L200 190L286 330L40 500Z', 'rose'],
    ['M200 190L330 100L430 232L286 330Z', 'glow'],
    ['M40 500L286 330L372 470L40 700Z', 'glow'],
    ['M286 330L430 232L520 376L372 470Z', 'waterLight'],
    ['M130 636L372 470L458 610L250 752Z', 'leaf'],
    ['M372 470L520 376L560 440V540L458 610Z', 'rose'],
    ['M250 752L458 610L540 740L420 822Z', 'rose'],
    ['M458 610L560 540V728L540 740Z', 'glow'],
  ],
  (d, glass) => [flat(glass, d, 0.2), line(d, 4, 'ink', 0.14)],
);

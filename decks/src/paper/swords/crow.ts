import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, joined } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';

const BODY =
  'M96 606L70 570C130 500 186 440 230 372C250 336 268 306 284 270C292 226 330 196 372 204C402 210 420 228 422 256C424 284 420 306 428 330C452 390 432 470 378 508C334 536 272 536 226 520C184 544 140 576 96 606Z';
const UPPER_BILL = 'M406 214C444 190 486 182 520 188C500 210 462 234 418 250Z';
const LOWER_BILL = 'M412 254C448 252 480 262 502 282C470 288 436 286 408 276Z';
const WING = 'M296 342C250 372 180 468 84 590C170 580 300 536 350 452C366 412 346 354 296 342Z';

const leg = (points: string) => cutStroke('ink', points, [24, 13, 9], [32, 22, 18]);

/** Three toes ahead and one behind, each with its claw. */
const foot = (x: number, y: number, turn: number): Art =>
  put(
    [
      joined(
        'ink',
        [
          limb('0,-4,14 26,-2,11 54,8,8 66,18,3'),
          limb('0,-2,14 18,12,11 36,22,8 44,32,3'),
          limb('0,-2,13 -4,14,11 -4,26,8 2,36,3'),
          limb('0,-4,13 -24,2,10 -42,10,8 -48,20,3'),
        ],
        4,
      ),
    ],
    { x, y, turn },
  );

export const crow = [
  leg('346,500 398,548 378,604'),
  foot(378, 606, 40),
  leg('290,510 268,590 284,716'),
  foot(284, 720, 0),
  cut('accent', 'M400 250L470 216L468 262L410 262Z', 0),
  joined('ink', [BODY, UPPER_BILL, LOWER_BILL]),
  flat('accent', 'M432 247C460 236 474 230 484 224C476 238 478 254 482 264C464 256 448 254 428 252Z'),
  cut('ink', WING, 5),
  combed('312,352 220,470 120,574', '352,400 320,490 210,552', {
    role: 'mid',
    rows: 7,
    width: 7,
    length: 46,
  }),
  combed('404,330 424,410 390,490', '372,350 386,420 350,500', { role: 'mid', rows: 4 }),
  combed('392,212 340,216 300,270 286,330', '372,256 344,270 322,300 306,340', {
    role: 'mid',
    rows: 4,
    width: 5,
    length: 24,
  }),
  flat('light', circlePath(380, 236, 12)),
  flat('ink', circlePath(383, 235, 7)),
];

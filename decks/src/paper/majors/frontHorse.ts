import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { fur, limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-14 18,-16! 28,-70! 48,-12! 52,24 46,70 34,124 38,160 28,190 0,198 -28,190 -38,160 -34,124 -46,70 -52,24 -48,-12! -28,-70! -18,-16!',
);
const CHEST = outline(
  '0,40 50,60 72,130 98,220 96,290 70,330! 40,310 0,318 -40,310 -70,330! -96,290 -98,220 -72,130 -50,60',
);
const HOOF = 'M36 436L30 474H86L78 436Z';

/**
 * A horse in a bridle that stands and faces us: 196 wide about x 0, its ears at -70, its soles at 474; its head is
 * turned by as many degrees as `turn` says.
 */
export const frontHorse = (place: Place, role: PaperInk, far: PaperInk, marks: PaperInk, turn: number): Art =>
  put(
    [
      mirrored([joined(far, [limb('30,270,50 26,360,28 24,440,22'), 'M12 424L8 456H42L38 424Z'], 4)], 0),
      joined(role, [CHEST, ...[-1, 1].map((side) => limb(legOf(side)))], 5),
      mirrored(keyed(role === 'light' ? 'glow' : 'accent', HOOF, 4), 0),
      fur(CHEST, marks, 84, (x, y) => (Math.abs(x) > 50 && y > 150 && y < 270 ? 0.8 : 0)),
      gouge('-4,250 0,290 0,322', 6, marks),
      [-1, 1].map((side) => gouge(`${side * 42},378 ${side * 56},388 ${side * 70},376`, 6, marks)),
      stroke('accent', '-92,214 -50,262 0,276 50,262 92,214', [16, 16, 16, 16, 16]),
      stroke('glow', '-92,214 -50,262 0,276 50,262 92,214', [4, 4, 4, 4, 4]),
      put(
        [
          joined(role, [outline('-40,-4 0,-10 40,-4 66,70 70,140 40,160 -40,160 -70,140 -66,70')], 5),
          [-1, 1].map((side) =>
            [40, 76, 112].map((y) =>
              gouge(`${side * 44},${y} ${side * 58},${y + 14} ${side * 60},${y + 40}`, 6, marks),
            ),
          ),
          joined(role, [HEAD], 5),
          mirrored(
            [
              flat(marks, lens([30, -22], [29, -54], 8)),
              keyed('glow', outline('22,46! 32,30 50,34! 46,50 34,56'), 3),
              flat('ink', circlePath(37, 43, 8)),
              flat(marks, outline('12,164 20,152 28,158 22,174')),
            ],
            0,
          ),
          cut('far', outline('0,6 12,30 7,80 0,112 -7,80 -12,30'), 0),
          flat(marks, lens([-14, 186], [14, 186], 4)),
          stroke('accent', '-40,112 0,122 40,112', [11, 11, 11]),
          stroke('accent', '-50,2 0,10 50,2', [10, 10, 10]),
          flat(role, outline('0,-34! 16,-10 10,26 2,44! -4,20 -14,-6')),
          gouge('0,-22 6,0 2,30', 5, marks),
        ],
        { turn },
      ),
    ],
    place,
  );

const legOf = (side: number): string =>
  `${side * 54},270,74 ${side * 58},350,42 ${side * 56},384,36 ${side * 58},440,28`;

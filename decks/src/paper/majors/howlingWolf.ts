import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const TRUNK = outline('-104,-128 -66,-150 0,-148 56,-168 96,-138 96,-94 64,-62 14,-82 -40,-104 -90,-92');
const NECK = limb('50,-124,92 82,-186,66 96,-238,50');
const HEAD = outline('-34,6 -28,-26 4,-38 34,-24 84,-16 98,-4 92,8 42,8! 34,16 74,38! 60,46 14,40 -20,34');

/** A wolf or dog that stands facing right and howls, its muzzle open to the sky: 270 wide and 335 high, its soles at 0. */
export const howlingWolf = (place: Place, role: PaperInk, far: PaperInk, marks: PaperInk): Art =>
  put(
    [
      joined(
        far,
        [
          limb('40,-96,44 44,-52,22 34,-12,15 48,-5,13'),
          limb('-58,-110,66 -34,-62,34 -60,-42,17 -50,-10,14 -36,-5,12'),
        ],
        4,
      ),
      put(cut(role, 'M-2 -30L-34 -66L-44 -30Z', 4), { x: 96, y: -246, turn: -66 }),
      joined(
        role,
        [
          limb('-94,-124,22 -118,-96,36 -124,-52,32 -110,-18,4'),
          TRUNK,
          NECK,
          limb('70,-100,58 76,-52,24 74,-12,16 90,-5,14'),
          limb('-76,-112,82 -62,-64,38 -98,-42,19 -88,-10,15 -72,-5,13'),
        ],
        4,
      ),
      ticks(TRUNK, {
        role: marks,
        flow: 170,
        gap: 20,
        length: 18,
        width: 4,
        tone: (x, y) => (y < -110 && x < 60 ? 0.9 : 0.15),
      }),
      ticks(NECK, {
        role: marks,
        flow: 116,
        gap: 18,
        length: 18,
        width: 4,
        tone: (_, y) => (y > -236 ? 0.8 : 0),
      }),
      put(
        [
          flat('accent', 'M30 12L84 4L70 34Z'),
          joined(role, [HEAD], 4),
          flat(role, circlePath(-10, 4, 30)),
          cut(role, 'M-6 -30L-52 -44L-38 -8Z', 4),
          flat(marks, outline('14,-16! 26,-24 40,-14! 26,-10')),
          flat('light', 'M80 9l3 9l4 -10ZM66 9l2 7l4 -7Z'),
        ],
        { x: 98, y: -242, turn: -66 },
      ),
      flat(marks, lens([98, -216], [108, -170], 5)),
    ],
    place,
  );

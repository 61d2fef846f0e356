import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { fur, limb, outline } from '../nature/body.ts';

/** A long wedge: broad at the brow, narrow over the nose, wider at the nostrils. */
const HEAD = outline(
  '0,-20 18,-24! 34,-88! 50,-14! 54,22 52,54 40,100 29,146 31,178 24,206 0,220 -24,206 -31,178 -29,146 -40,100 -52,54 -54,22 -50,-14! -34,-88! -18,-24!',
);
const CHEST = outline(
  '0,10 44,20 62,90 84,150 100,220 96,290 70,330! 40,312 0,320 -40,312 -70,330! -96,290 -100,220 -84,150 -62,90 -44,20',
);
/** The locks of the mane on one side of the neck. */
const MANE =
  'M40 -4C70 20 84 60 78 92L96 84C98 110 92 132 84 146L104 140C104 170 90 190 70 200C64 150 56 80 40 -4Z';
const HOOF = 'M36 436L30 474H86L78 436Z';

type FrontHorse = { role: PaperInk; far: PaperInk; marks: PaperInk; turn: number; outer: 1 | -1 };

/**
 * A horse in a bridle that steps towards us, its outer foreleg lifted: 200 wide about x 0, its ears at -88, its soles at
 * 474; its head is turned by as many degrees as `turn` says, and its mane falls to the outer side.
 */
export const frontHorse = (place: Place, { role, far, marks, turn, outer }: FrontHorse): Art => {
  const hoof = role === 'light' ? 'glow' : 'accent';
  return put(
    put(
      [
        mirrored([joined(far, [limb('30,270,50 26,360,28 24,440,22'), 'M12 424L8 456H42L38 424Z'], 4)], 0),
        joined(role, [
          CHEST,
          limb('-54,270,78 -58,344,40 -57,372,36 -57,400,24 -58,440,26'),
          limb('54,270,78 62,336,46 64,362,40 60,384,26 54,404,24'),
        ]),
        keyed(
          hoof,
          HOOF.replaceAll(/(\d+) (\d+)/g, (_, x, y) => `${-Number(x)} ${y}`).replace('H86', 'H-86'),
          4,
        ),
        keyed(hoof, 'M40 402L32 436H78L72 402Z', 4),
        fur(CHEST, marks, 84, (x, y) => (Math.abs(x) > 50 && y > 190 && y < 280 ? 0.8 : 0)),
        gouge('-4,262 0,296 0,322', 6, marks),
        [gouge('-42,362 -56,372 -70,360', 6, marks), gouge('48,350 62,362 78,348', 6, marks)],
        [gouge('-66,330 -72,300 -70,280', 5, marks), gouge('68,326 76,300 72,280', 5, marks)],
        stroke('accent', '-96,214 -50,262 0,276 50,262 96,214', [16, 16, 16, 16, 16]),
        stroke('glow', '-96,214 -50,262 0,276 50,262 96,214', [4, 4, 4, 4, 4]),
        put(
          [
            cut(role, MANE, 5),
            [gouge('58,50 72,90 78,120', 5, marks), gouge('64,100 82,130 86,170', 5, marks)],
            joined(role, [HEAD], 5),
            mirrored(
              [
                flat(marks, lens([36, -22], [34, -56], 8)),
                keyed('glow', outline('24,50! 36,34 51,38! 46,54 36,58'), 3),
                flat('ink', circlePath(39, 46, 7)),
                flat(marks, outline('11,196! 14,180 25,170! 27,182 20,194')),
                gouge('34,74 26,104 22,124', 5, marks),
                gouge('20,28 38,20 52,26', 4, marks),
              ],
              0,
            ),
            flat('far', outline('0,20! 13,46 7,88 0,122! -7,88 -13,46')),
            gouge('-13,210 0,207 13,210', 4, marks),
            stroke('accent', '-33,132 0,140 33,132', [9, 9, 9]),
            stroke('accent', '-52,2 0,10 52,2', [9, 9, 9]),
            mirrored(stroke('accent', '52,4 48,70 33,132', [7, 6, 7]), 0),
            flat(role, outline('0,-44! 17,-16 10,14 2,34! -3,14 -9,26 -15,-12')),
            gouge('0,-26 5,0 2,22', 4, marks),
          ],
          { turn: turn * outer },
        ),
      ],
      { flip: outer < 0 },
    ),
    place,
  );
};

import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('-30,-212 -66,-184 -82,-120 -76,-60 -46,-16 0,0 40,-14 70,-56 76,-120 60,-184 26,-212');
const HEAD = outline('-42,-202! -50,-244 -26,-276 10,-282 42,-262 48,-234 42,-200!');
const TAIL = outline('-30,-40! -44,84! -14,104! 8,92! 24,-30!');
const WING = outline('34,-198! 70,-172 82,-112 66,-46 20,24 -38,74! -30,10 -4,-40 4,-90 8,-152');
const FAR_WING = outline('-36,-198! -74,-172 -90,-112 -82,-54 -54,4 -42,70! -34,10 -12,-40 -6,-90 -8,-152');
const TOES = [-42, 32].flatMap((foot) =>
  toPoints('-20,18 0,24 20,18').map(([x, y]) =>
    limb(`${foot},-14,17 ${foot + x * 0.7},${y - 10},17 ${foot + x},${y},10`),
  ),
);

/** A falcon from behind that sits on a thing at 0, its wings folded, its tail hanging to the left, and looks out to the right: its head at -282, its tail at 104. */
export const watchingFalcon = (place: Place): Art =>
  put(
    [
      joined('ink', ['-34,-70,64 -28,-14,34', '38,-70,64 34,-14,34'].map(limb), 5),
      joined('glow', TOES, 4, 'ink'),
      joined('ink', [TAIL], 5),
      [6, 34, 62].map((y, i) =>
        gouge(`${-32 - i * 4},${y - 4} ${-16 - i * 2},${y + 6} ${4 - i * 2},${y + 4}`, 7, 'far'),
      ),
      joined('ink', [BODY, HEAD], 6),
      // Small feathers on the shoulders, and quills that run together at the tips.
      cut('near', FAR_WING, 5),
      combed('-60,-172 -78,-100 -70,-20', '-24,-172 -24,-100 -26,-30', { role: 'far', rows: 4, length: 18 }),
      combed('-72,-10 -56,30 -46,56', '-30,-20 -34,14 -40,44', {
        role: 'far',
        rows: 2,
        width: 5,
        length: 40,
      }),
      cut('near', WING, 5),
      combed('60,-172 74,-102 58,-24', '22,-172 20,-102 8,-30', { role: 'far', rows: 5, length: 18 }),
      combed('52,-20 16,22 -28,64', '6,-20 -14,20 -26,52', { role: 'far', rows: 3, width: 5, length: 44 }),
      keyed('glow', 'M38 -248C56 -250 66 -236 60 -214C54 -222 48 -224 38 -222Z', 4),
      flat('light', outline('14,-226! 28,-232 44,-224! 34,-208 20,-204!')),
      flat('glow', circlePath(20, -252, 9)),
      flat('ink', circlePath(22, -252, 5)),
      gouge('0,-262 18,-268 34,-260', 5),
      times(3, (i) =>
        gouge(
          `${-26 + i * 4},${-252 + i * 14} ${-16 + i * 4},${-244 + i * 14} ${-8 + i * 3},${-248 + i * 14}`,
          4,
        ),
      ),
    ],
    place,
  );

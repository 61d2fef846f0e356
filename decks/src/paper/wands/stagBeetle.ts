import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { combed } from '../lino/combed.ts';
import { limb, outline } from '../nature/body.ts';

const ELYTRA = outline('-54,-8! 0,-18 54,-8! 72,40 68,100 42,154 0,184 -42,154 -68,100 -72,40');
const SHIELD = outline('-50,-74! 0,-82 50,-74! 70,-48 60,-18! 0,-8 -60,-18! -70,-48');
const HEAD = outline('-44,-130! -20,-122 0,-126 20,-122 44,-130! 56,-102 44,-78! 0,-72 -44,-78! -56,-102');
const JAW = outline(
  '14,-122! 30,-154 62,-176 82,-214 78,-258 50,-296 20,-308! 30,-286 50,-262 52,-240! 26,-246 22,-232! 46,-222 50,-204 36,-180 16,-156 2,-128!',
);
/** Each leg by its thigh, its shin with a spur and its foot. */
const LEGS = [
  [
    '40,-52,18 86,-84,19 104,-100,13',
    '104,-100,13 116,-138,11 118,-176,9',
    '118,-176,9 136,-202,6 132,-224,5',
  ],
  ['58,14,18 104,0,20 128,-2,13', '128,-2,13 152,30,12 160,72,9', '160,72,9 180,92,6 176,118,5'],
  ['54,70,18 96,92,20 116,102,13', '116,102,13 126,146,12 122,190,9', '122,190,9 136,216,6 126,240,5'],
].map((parts) => parts.map(limb));

/** A stag beetle from above that faces up, its jaws wide: 360 wide, from its jaws at -308 to 184. */
export const stagBeetle = (place: Place, role: PaperInk, marks: PaperInk): Art =>
  put(
    [
      mirrored(
        LEGS.map((leg) => joined(role, leg, 4)),
        0,
      ),
      mirrored(joined(role, [JAW], 6), 0),
      mirrored(gouge('24,-140 58,-172 72,-220 62,-262', 6, marks), 0),
      joined(role, [HEAD], 5),
      joined(role, [SHIELD], 5),
      joined(role, [ELYTRA], 5),
      gouge('0,-14 0,80 0,180', 7),
      // The light comes over the left wing case; the right one shows only its edge.
      combed('-14,0 -18,70 -8,160', '-56,14 -58,80 -34,140', {
        role: marks,
        rows: 5,
        width: 6,
        length: 60,
      }),
      combed('60,20 60,90 34,146', '42,20 44,90 24,146', { role: marks, rows: 2, width: 4, length: 50 }),
      gouge('-50,-62 0,-70 46,-62', 6, marks),
      gouge('-56,-40 -20,-34 0,-36', 5, marks),
      gouge('-36,-110 0,-102 36,-110', 5, marks),
      mirrored(
        [flat('glow', circlePath(48, -104, 8)), cut(role, limb('46,-124,8 74,-142,6 82,-160,5'), 3)],
        0,
      ),
    ],
    place,
  );

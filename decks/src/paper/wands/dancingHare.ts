import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const TRUNK = outline(
  '-24,-50! -62,-80 -70,-130 -52,-186 -28,-226 -8,-246! 28,-234 42,-196 42,-150 36,-110 40,-70 20,-50!',
);
const HEAD = outline('-14,-228! -22,-262 -10,-294 18,-308 44,-298 68,-272 76,-256! 62,-240 38,-230 16,-216!');
const EARS = [
  '-6,-294! -38,-326 -62,-376 -60,-406! -28,-384 4,-344 16,-304!',
  '10,-300! -6,-344 -6,-396 4,-418! 24,-386 32,-342 30,-300!',
].map(outline);
const EAR_INSIDE = outline('-8,-312! -32,-340 -50,-374 -54,-392! -28,-370 -8,-342 2,-316!');
const ARMS = ['20,-206,36 66,-236,24 108,-286,17', '30,-196,34 78,-214,22 116,-262,16'].map(limb);
const LEGS = [
  '-22,-92,84 14,-58,50 -14,-26,30 -16,-12,24 24,-9,20 58,-8,13',
  '14,-90,58 62,-100,38 74,-64,24 100,-70,13',
].map(limb);

/** A hare that dances on one hind foot and lifts its forepaws to (112, -280): facing right, from its ears at -418 to its foot at 0. */
export const dancingHare = (place: Place, coat: PaperInk, marks: PaperInk, edge: PaperInk): Art =>
  put(
    [
      cut('light', circlePath(-70, -92, 20), 4),
      joined(coat, [EARS[1] ?? '', LEGS[1] ?? '', ARMS[1] ?? ''], 5, edge),
      joined(coat, [TRUNK, LEGS[0] ?? ''], 6, edge),
      combed('-50,-180 -62,-120 -40,-70', '10,-220 14,-150 16,-100', {
        role: marks,
        rows: 5,
        width: 7,
        length: 26,
      }),
      gouge('-16,-40 18,-62 26,-98', 6, marks),
      joined(coat, [ARMS[0] ?? ''], 5, edge),
      joined(coat, [HEAD, EARS[0] ?? ''], 5, edge),
      flat(marks, EAR_INSIDE),
      flat(coat === 'light' ? 'ink' : 'glow', circlePath(30, -276, 9)),
      flat(coat === 'light' ? 'light' : 'ink', circlePath(32, -277, 4)),
      keyed('ink', outline('66,-266! 76,-262 78,-252! 68,-254'), 0),
      gouge('72,-246 60,-242 50,-246', 5, marks),
      gouge('-6,-240 8,-232 16,-238', 5, marks),
    ],
    place,
  );

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
/** Forelegs: from the shoulder down to the elbow, up to the wrist, and a broad paw with its palm to the right. */
const ARMS = [
  '-4,-194! 24,-210 46,-198 62,-204 82,-232! 88,-262 98,-284 110,-290 117,-276 116,-250! 108,-222 88,-188 62,-172 28,-166!',
  '14,-206! 50,-222 76,-262 96,-292! 96,-318 104,-332 112,-332 117,-318 116,-288! 106,-250 80,-200 40,-186!',
].map(outline);
const LEGS = ['-22,-92,84 14,-58,50 -14,-26,30 -16,-12,24 24,-9,20 58,-8,13'].map(limb);
/** The lifted hind leg: a bent knee, and a long foot that hangs from its heel. */
const LIFTED = outline(
  '0,-124! 40,-128 74,-114 76,-96 58,-76 50,-66! 66,-60 86,-46 88,-34 78,-28 54,-36 28,-50! 20,-62 26,-80 4,-70!',
);

/** A hare that dances on one hind foot and holds its paws up flat at x 117: facing right, from its ears at -418 to its foot at 0. */
export const dancingHare = (place: Place, coat: PaperInk, marks: PaperInk, edge: PaperInk): Art =>
  put(
    [
      cut('light', circlePath(-70, -92, 20), 4),
      joined(coat, [EARS[1] ?? '', LIFTED, ARMS[1] ?? ''], 5, edge),
      joined(coat, [TRUNK, LEGS[0] ?? ''], 6, edge),
      combed('-50,-180 -62,-120 -40,-70', '10,-220 14,-150 16,-100', {
        role: marks,
        rows: 5,
        width: 7,
        length: 26,
      }),
      gouge('-16,-40 18,-62 26,-98', 6, marks),
      joined(coat, [HEAD, EARS[0] ?? ''], 5, edge),
      flat(marks, EAR_INSIDE),
      flat(coat === 'light' ? 'ink' : 'glow', circlePath(30, -276, 9)),
      flat(coat === 'light' ? 'light' : 'ink', circlePath(32, -277, 4)),
      keyed('ink', outline('66,-266! 76,-262 78,-252! 68,-254'), 0),
      gouge('72,-246 60,-242 50,-246', 5, marks),
      gouge('-6,-240 8,-232 16,-238', 5, marks),
      joined(coat, [ARMS[0] ?? ''], 5, edge),
      flat(coat, circlePath(4, -186, 25)),
      [gouge('101,-278 99,-268 100,-258', 4, marks), gouge('109,-280 108,-270 108,-260', 4, marks)],
      gouge('20,-178 46,-180 68,-194', 5, marks),
    ],
    place,
  );

import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { earth } from './earth.ts';
import { outline } from '../nature/body.ts';

/** The left flippers reach forward in the stroke, the right ones sweep back. */
const FORES = [
  '-40,-108! -74,-150 -122,-182 -168,-210 -206,-244 -222,-262! -240,-224 -230,-176 -196,-132 -150,-92 -104,-52!',
  '40,-110! 86,-146 138,-150 186,-120 220,-64 238,10 232,76! 214,34 186,-8 154,-40 128,-58 104,-48!',
].map(outline);
const FORE_SCALES = [
  ['-98,-110 -140,-142 -180,-172 -214,-214', '-114,-84 -160,-116 -196,-150 -222,-200'],
  ['98,-98 140,-100 178,-70 206,-24 224,30', '112,-74 146,-70 178,-36 200,-4 222,40'],
] as const;
const HINDS = [
  '-60,92! -96,110 -116,146 -118,196 -106,224! -84,206 -62,176 -32,120!',
  '60,90! 112,104 156,126 186,170 192,196! 156,196 112,180 66,162 30,120!',
].map(outline);
const HEAD = outline(
  '-70,-96! -58,-130 -54,-160 -66,-190 -70,-214 -60,-242 -40,-266 -16,-288! 0,-294 16,-288! 40,-266 60,-242 70,-214 66,-190 54,-160 58,-130 70,-96!',
);
/** The plates on the crown: two on the snout and one between the eyes. */
const PLATES = [
  '-4,-268! -4,-240! -22,-232 -34,-240! -22,-260!',
  '4,-268! 4,-240! 22,-232 34,-240! 22,-260!',
  '0,-232! 24,-222 22,-192 0,-178! -22,-192 -24,-222!',
].map(outline);
const TAIL = outline('-30,120! -14,160 0,192! 14,160 30,120!');

/** One plate of the rim of the shell, at its top. */
const SCUTE = 'M-34 -110L-47 -143Q0 -174 47 -143L34 -110Z';

/** A sea turtle from above that swims upwards: 470 wide, from its left fore flipper at -300 to its hind flippers at 224, about the middle of its shell, which is the earth. */
export const worldTurtle = (place: Place): Art =>
  put(
    [
      keyed('glow', TAIL, 6),
      FORES.map((d) => keyed('glow', d, 6)),
      FORE_SCALES.map(([front, back]) =>
        combed(front, back, { role: 'ink', rows: 1, width: 20, length: 60, thin: 0.5 }),
      ),
      HINDS.map((d) => keyed('glow', d, 6)),
      keyed('glow', HEAD, 6),
      // The head from above: its beak, an eye on either side and the plates between them.
      flat('mid', PLATES.join('')),
      flat('ink', outline('-18,-282! 0,-274 18,-282! 12,-292 0,-296 -12,-292')),
      [-1, 1].map((side) => [
        flat(
          'ink',
          outline(
            `${side * 40},-236! ${side * 60},-238 ${side * 70},-216! ${side * 58},-202 ${side * 44},-212`,
          ),
        ),
        flat('light', circlePath(side * 56 - 2, -223, 6)),
        gouge(`${side * 44},-160 ${side * 34},-148 ${side * 30},-132`, 5, 'ink'),
      ]),
      // The shell, scute by scute.
      keyed('ink', circlePath(0, 0, 150), 4),
      times(10, (i) => put(keyed('glow', SCUTE, 4), { turn: i * 36 + 18 })),
      put(earth, { x: -318, y: -619, size: 1.06 }),
    ],
    place,
  );

import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { earth } from './earth.ts';
import { outline } from '../nature/body.ts';

const FORE = outline(
  '40,-110! 86,-158 138,-176 186,-158 222,-112 244,-50 250,20! 226,-14 196,-52 160,-80 130,-82 108,-40!',
);
const HIND = outline('60,90! 112,110 146,146 158,206! 130,212 98,196 62,170 30,120!');
const HEAD = outline(
  '-36,-110! -32,-150! -48,-176 -52,-206 -40,-238 -16,-260 0,-266 16,-260 40,-238 52,-206 48,-176 32,-150! 36,-110!',
);
const TAIL = outline('-30,120! -14,160 0,192! 14,160 30,120!');

/** A sea turtle from above that swims upwards: 450 wide, from its head at -266 to its hind flippers at 212, about the middle of its shell, which is the earth. */
export const worldTurtle = (place: Place): Art =>
  put(
    [
      keyed('glow', TAIL, 6),
      mirrored(
        [
          keyed('glow', FORE, 6),
          // The scales of a flipper follow its curve.
          combed('92,-142 136,-160 182,-140 214,-92 236,-24', '112,-100 146,-104 176,-86 204,-54 230,-14', {
            role: 'ink',
            rows: 2,
            width: 14,
            length: 50,
            thin: 0.5,
          }),
          keyed('glow', HIND, 6),
          combed('110,128 136,160 148,196', '66,146 96,176 128,200', {
            role: 'ink',
            rows: 1,
            width: 14,
            length: 26,
          }),
        ],
        0,
      ),
      keyed('glow', HEAD, 6),
      mirrored([flat('ink', circlePath(34, -212, 10)), flat('light', circlePath(37, -215, 3))], 0),
      [gouge('-36,-182 0,-172 36,-182', 8, 'ink'), gouge('-24,-232 0,-244 24,-232', 7, 'ink')],
      // The rim of the shell, scute by scute.
      joined('glow', [circlePath(0, 0, 146)], 4, 'ink'),
      flat('ink', times(12, (i) => lens(polar(0, 0, 116, i * 30), polar(0, 0, 147, i * 30), 11)).join('')),
      put(earth, { x: -318, y: -619, size: 1.06 }),
    ],
    place,
  );

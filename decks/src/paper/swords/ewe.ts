import { mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import type { PaperInk } from '../inks.ts';

const FLEECE = outline(
  '0,-60! 26,-74 48,-52! 76,-52 80,-22! 108,-6 96,22! 120,46 102,72! 122,100 98,122! 104,160 60,164! -60,164! -104,160 -98,122! -122,100 -102,72! -120,46 -96,22! -108,-6 -80,-22! -76,-52 -48,-52! -26,-74',
);
const HEAD = outline('-34,-60! -40,-100 -30,-134 0,-146 30,-134 40,-100 34,-60! 0,-44');
const POLL = outline('-34,-116! -44,-138 -24,-152! -8,-172 10,-156! 34,-160 34,-134! 46,-124 32,-108! 0,-96');
const EAR = outline('34,-122! 64,-140 104,-134! 88,-108 40,-102!');
/** The curls of its back. */
const CURLS = '-40,-20 0,-30 40,-20 -66,20 -22,12 22,12 66,20 -70,64 -26,56 20,56 68,64 -46,106 0,100 46,106'
  .split(' ')
  .map((pair) => pair.split(',').map(Number) as [number, number]);

/** A sheep that sits with its back to us: 240 wide, from its poll at -168 down to 164. */
export const ewe = (place: Place, face: PaperInk = 'ink', curls: PaperInk = 'mid'): Art =>
  put(
    [
      joined('light', [FLEECE], 6),
      CURLS.map(([x, y]) =>
        gouge(`${x - 17},${y + 2} ${x - 8},${y + 17} ${x + 10},${y + 15} ${x + 15},${y}`, 6, curls),
      ),
      mirrored([cut(face, EAR, 4), gouge('46,-116 66,-124 92,-126', 5, curls)], 0),
      joined(face, [HEAD], 5),
      joined('light', [POLL], 5),
    ],
    place,
  );

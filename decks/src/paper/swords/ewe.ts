import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import type { PaperInk } from '../inks.ts';

const FLEECE = outline(
  '0,-60! 26,-74 48,-52! 76,-52 80,-22! 108,-6 96,22! 120,46 102,72! 122,100 98,122! 104,160 60,164! -60,164! -104,160 -98,122! -122,100 -102,72! -120,46 -96,22! -108,-6 -80,-22! -76,-52 -48,-52! -26,-74',
);
const HEAD = outline(
  '-36,-50! -42,-100 -32,-134 -2,-146 26,-136 54,-112 78,-84! 82,-66 66,-54 40,-56 24,-40! -6,-34',
);
const POLL = outline(
  '-34,-116! -46,-138 -26,-152! -10,-172 8,-156! 30,-158 28,-136! 16,-124 2,-120! -16,-108',
);
const EAR = outline('-6,-122! -40,-124 -72,-98! -50,-80 -10,-94!');
/** The curls of its back. */
const CURLS = '-40,-20 0,-30 40,-20 -66,20 -22,12 22,12 66,20 -70,64 -26,56 20,56 68,64 -46,106 0,100 46,106'
  .split(' ')
  .map((pair) => pair.split(',').map(Number) as [number, number]);

/** A sheep that sits with its back to us and turns its head to the right: 240 wide, from its poll at -168 down to 164. */
export const ewe = (place: Place, face: PaperInk = 'ink', curls: PaperInk = 'mid'): Art =>
  put(
    [
      joined('light', [FLEECE], 6),
      CURLS.map(([x, y]) =>
        gouge(`${x - 17},${y + 2} ${x - 8},${y + 17} ${x + 10},${y + 15} ${x + 15},${y}`, 6, curls),
      ),
      joined(face, [HEAD], 5),
      flat('glow', circlePath(30, -108, 7)),
      flat('ink', circlePath(32, -108, 4)),
      gouge('76,-70 62,-70 52,-76', 4, 'light'),
      joined('light', [POLL], 5),
      cut(face, EAR, 4),
      gouge('-18,-112 -36,-108 -58,-98', 5, curls),
    ],
    place,
  );

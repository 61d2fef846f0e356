import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { fur, outline } from '../nature/body.ts';

const BODY = outline('0,-206 62,-190 104,-130 128,-60 126,0! -126,0! -128,-60 -104,-130 -62,-190');
const HEAD = outline(
  '0,-300 48,-292 78,-254 84,-206 62,-164 30,-142 0,-136 -30,-142 -62,-164 -84,-206 -78,-254 -48,-292',
);
const EAR = outline('14,-282! 6,-350 22,-420 56,-462! 82,-408 80,-340 60,-272!');
const PAW = outline('8,4! 6,-40 30,-56 54,-40 56,4!');

/** A rabbit from the front that sits up: 256 wide and 462 high, its feet at 0. */
export const rabbit = (place: Place, role: PaperInk = 'ink', marks: PaperInk = 'far'): Art => {
  const detail: PaperInk = role === 'light' ? 'ink' : 'light';
  return put(
    [
      joined(role, [BODY]),
      fur(BODY, marks, 90, (x, y) => (Math.abs(x) > 50 && y > -170 ? 0.8 : 0)),
      mirrored(
        [
          joined(role, [EAR]),
          flat('accent', outline('30,-296! 26,-350 36,-402 54,-436! 66,-396 64,-340 50,-290!')),
        ],
        0,
      ),
      joined(role, [HEAD]),
      fur(HEAD, marks, 90, (x, y) => (y < -240 && Math.abs(x) < 40 ? 0.9 : 0)),
      mirrored(
        [
          flat(detail, circlePath(48, -226, 14)),
          flat(role, circlePath(50, -226, 9)),
          flat(detail, circlePath(46, -230, 3.4)),
          gouge('2,-170 14,-162 28,-168', 5, detail),
          gouge('26,-182 70,-188 108,-178', 4, marks),
          gouge('26,-174 68,-170 104,-156', 4, marks),
        ],
        0,
      ),
      cut('accent', outline('0,-176 -16,-190 -10,-200 10,-200 16,-190'), 3),
      mirrored(
        [joined(role, [PAW], 5), gouge('24,-16 25,-6 24,2', 4, marks), gouge('38,-16 39,-6 38,2', 4, marks)],
        0,
      ),
    ],
    place,
  );
};

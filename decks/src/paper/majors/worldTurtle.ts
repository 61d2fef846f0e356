import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { earth } from '../nature/earth.ts';
import { outline } from '../nature/body.ts';

const FORE = outline('60,-104! 106,-150 160,-166 206,-132 232,-70 240,0! 206,-30 166,-58 124,-66 92,-60!');
const HIND = outline('66,96! 108,110 138,146 146,196! 112,186 78,160 48,118!');
const HEAD = outline('-28,-120! -34,-160 -26,-190 0,-202 26,-190 34,-160 28,-120!');
const TAIL = outline('-16,128! 0,176 16,128!');
/** The scales of a flipper follow its curve. */
const scales = (d: string, flow: number): Art =>
  ticks(d, { role: 'far', flow, gap: 36, length: 22, width: 9 });

/** A sea turtle from above that swims upwards: 480 wide and 400 high about the middle of its shell, which is the earth. */
export const worldTurtle = (place: Place): Art =>
  put(
    [
      cut('ink', TAIL, 5),
      mirrored([cut('ink', FORE, 6), cut('ink', HIND, 6), scales(FORE, 30), scales(HIND, 50)], 0),
      joined('ink', [HEAD], 6),
      mirrored(
        [
          flat('light', circlePath(21, -168, 8)),
          flat('ink', circlePath(22, -169, 4)),
          gouge('8,-192 14,-176 10,-150', 5, 'far'),
        ],
        0,
      ),
      // The rim of the shell, scute by scute.
      keyed('near', circlePath(0, 0, 140), 6),
      flat('light', times(24, (i) => lens(polar(0, 0, 122, i * 15), polar(0, 0, 138, i * 15), 5)).join('')),
      put(earth, { x: -320, y: -622, size: 1.066 }),
    ],
    place,
  );

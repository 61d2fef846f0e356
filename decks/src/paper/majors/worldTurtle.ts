import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { earth } from '../nature/earth.ts';
import { outline } from '../nature/body.ts';

const FORE = outline('30,-110! 84,-166 150,-180 204,-146 234,-76 238,10! 206,-26 172,-44 138,-40 104,-20!');
const HIND = outline('96,70! 138,110 156,156 150,214! 112,204 66,170 30,110!');
const HEAD = outline('-28,-120! -34,-160 -26,-190 0,-202 26,-190 34,-160 28,-120!');
const TAIL = outline('-22,120! 0,186 22,120!');
/** The scales of a flipper follow its curve. */
const scales = (d: string, flow: number): Art =>
  ticks(d, { role: 'ink', flow, gap: 76, length: 30, width: 12 });

/** A sea turtle from above that swims upwards: 480 wide and 400 high about the middle of its shell, which is the earth. */
export const worldTurtle = (place: Place): Art =>
  put(
    [
      keyed('glow', TAIL, 5),
      mirrored([keyed('glow', FORE, 6), keyed('glow', HIND, 6), scales(FORE, 30), scales(HIND, 50)], 0),
      keyed('glow', HEAD, 6),
      mirrored([flat('ink', circlePath(22, -169, 7)), gouge('8,-192 14,-176 10,-150', 5, 'ink')], 0),
      // The rim of the shell, scute by scute.
      keyed('near', circlePath(0, 0, 140), 6),
      flat(
        'light',
        times(16, (i) => lens(polar(0, 0, 122, i * 22.5), polar(0, 0, 138, i * 22.5), 6)).join(''),
      ),
      put(earth, { x: -320, y: -622, size: 1.066 }),
    ],
    place,
  );

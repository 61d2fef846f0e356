import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { earth } from '../nature/earth.ts';
import { outline } from '../nature/body.ts';

const FORE = outline(
  '84,-128! 122,-172 170,-190 220,-174 256,-126 274,-60 272,6! 250,-44 220,-86 184,-108 150,-108 120,-64!',
);
const HIND = outline('84,104! 124,126 150,162 156,208! 124,202 90,178 60,132!');
const HEAD = outline('-26,-126! -40,-160 -34,-190 -16,-212 0,-218 16,-212 34,-190 40,-160 26,-126!');
const TAIL = outline('-22,120! 0,186 22,120!');
/** The scales of a flipper follow its curve. */
const scales = (d: string, flow: number): Art =>
  ticks(d, { role: 'ink', flow, gap: 80, length: 24, width: 10 });

/** A sea turtle from above that swims upwards: 480 wide and 400 high about the middle of its shell, which is the earth. */
export const worldTurtle = (place: Place): Art =>
  put(
    [
      keyed('glow', TAIL, 5),
      mirrored([keyed('glow', FORE, 6), keyed('glow', HIND, 6), scales(FORE, 30), scales(HIND, 50)], 0),
      keyed('glow', HEAD, 6),
      mirrored([flat('ink', circlePath(26, -176, 7)), gouge('6,-204 12,-184 8,-154', 5, 'ink')], 0),
      // The rim of the shell, scute by scute.
      keyed('near', circlePath(0, 0, 140), 6),
      flat('light', times(12, (i) => lens(polar(0, 0, 122, i * 30), polar(0, 0, 138, i * 30), 6)).join('')),
      put(earth, { x: -320, y: -622, size: 1.066 }),
    ],
    place,
  );

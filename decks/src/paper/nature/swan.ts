import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const BODY =
  'M-150 -40C-130 -20 -110 -40 -90 -56C-40 -90 40 -74 64 -20C76 20 40 44 -20 44C-90 44 -140 20 -150 -40Z';
const WING =
  'M36 -30C0 -66 -70 -62 -132 -34C-120 -26 -112 -24 -104 -22C-112 -14 -110 -10 -100 -6C-60 12 10 16 36 -30Z';

/** A swan that swims to the right, its neck in a bow: 290 wide and 285 high, the water at 40. */
export const swan = (place: Place): Art =>
  put(
    [
      joined('light', [BODY, swellPath('30,0 74,-50 60,-120 44,-180 78,-216', [70, 44, 28, 24, 34])]),
      keyed('accent', 'M90 -228L134 -200L96 -200Z', 4),
      flat('ink', circlePath(84, -218, 5) + 'M92 -226L102 -220L94 -212Z'),
      cut('light', WING),
      hatch(WING, { role: 'ink', angle: 12, gap: 11, width: 4, side: 'start', reach: 0.5 }),
      hatch(BODY, { role: 'far', angle: 90, gap: 13, width: 5, side: 'end', reach: 0.32 }),
      gouge('62,-40 60,-90 44,-140', 5, 'far'),
    ],
    place,
  );

import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { around, hatch, lens, ticks } from '../lino/marks.ts';

const BODY = 'M-176 0C-214 -90 -160 -206 -44 -206C40 -204 96 -150 114 -70C120 -36 118 -10 110 0Z';
const HAUNCH = 'M-170 0C-200 -90 -130 -150 -66 -120C-16 -96 -20 -30 -44 0Z';

/** A rabbit at rest that looks right, 410 wide and 365 high; the ground is at 0. */
export const rabbit = (place: Place): Art =>
  put(
    [
      keyed('light', 'M-196 -8C-224 -20 -222 -64 -190 -68C-166 -70 -154 -40 -164 -16Z', 5),
      put(keyed('light', 'M96 -204C84 -262 92 -310 112 -334C136 -306 140 -254 128 -206Z', 5), {
        x: 40,
        y: -10,
        turn: -14,
      }),
      joined(
        'light',
        [
          BODY,
          'M44 -160C44 -216 104 -240 150 -214C180 -196 196 -170 190 -152C180 -130 142 -124 110 -122C72 -120 46 -130 44 -160Z',
          swellPath('80,-190 56,-250 20,-300', [40, 46, 16]),
        ],
        6,
      ),
      flat('accent', lens([68, -214], [30, -286], 15)),
      hatch(BODY, { role: 'far', angle: 90, gap: 13, width: 5, side: 'end', reach: 0.16 }),
      gouge('-164,-40 -150,-120 -80,-132 -30,-90 -44,-10', 7, 'ink'),
      ticks(HAUNCH, {
        role: 'ink',
        flow: around(-100, -40),
        gap: 30,
        length: 20,
        width: 4,
        tone: (x, y) => (x + y > -190 ? 0.8 : 0.1),
      }),
      keyed('light', 'M-110 2C-120 -26 -40 -36 -16 -20C0 -10 0 4 -12 6H-100Z', 5),
      keyed('light', 'M60 4C50 -24 90 -34 124 -24C144 -16 146 4 130 6H70Z', 5),
      flat(
        'ink',
        circlePath(142, -178, 12) + 'M184 -176C194 -172 196 -160 190 -156C182 -158 180 -168 184 -176Z',
      ),
      flat('light', circlePath(138, -182, 4)),
      flat(
        'ink',
        lens([164, -146], [188, -152], 3) +
          lens([160, -154], [104, -148], 2.6) +
          lens([160, -150], [110, -134], 2.6),
      ),
      gouge('50,-140 80,-112 120,-110', 5, 'ink'),
    ],
    place,
  );

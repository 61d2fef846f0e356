import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, outward, ticks, wedge } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const SPINES = outline(
  '-112,10! -92,-66 -30,-122 60,-128 136,-80 172,0 168,80 130,112! 20,116 -70,112 -84,60',
);
const FACE = outline(
  '-214,96! -206,80 -172,66 -150,26 -118,4 -92,12 -74,60 -72,112! -130,122 -176,118 -206,112',
);

const spikes = (length: number, width: number): string =>
  times(27, (i) =>
    wedge(polar(10, 20, 120, 196 + i * 6.6), polar(10, 20, length, 200 + i * 6.6), width),
  ).join('');

/** A hedgehog that looks left with its eyes shut, 420 wide and 310 high, its foot at 130. */
export const hedgehog = (place: Place): Art =>
  put(
    [
      flat('light', spikes(210, 24)),
      flat('ink', spikes(198, 16)),
      joined(
        'light',
        [
          outline('-150,100! -172,124 -150,132 -104,130 -92,104!'),
          outline('70,100! 52,124 74,132 124,130 134,100!'),
        ],
        4,
      ),
      flat('ink', SPINES),
      ticks(SPINES, { role: 'far', flow: outward(-60, 120), gap: 27, length: 30, width: 6 }),
      cut('light', FACE, 4),
      ticks(FACE, {
        role: 'far',
        flow: 160,
        gap: 20,
        length: 15,
        width: 4,
        tone: (x) => (x > -128 ? 0.9 : 0),
      }),
      flat('ink', circlePath(-210, 94, 12) + lens([-202, 114], [-160, 100], 4)),
      gouge('-172,66 -156,78 -138,64', 8, 'ink'),
      gouge('-168,50 -154,42 -140,44', 4, 'ink'),
      cut('near', outline('-112,44! -122,14 -104,-8 -80,4 -76,36'), 4),
      gouge('-100,8 -92,20 -92,34', 4, 'far'),
    ],
    place,
  );

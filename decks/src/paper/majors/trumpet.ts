import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const TUBE = 'M-11 -200H11L14 50C20 104 46 138 92 158H-92C-46 138 -20 104 -14 50Z';
const BANNER =
  'M-92 -104L10 18C-4 56 26 92 8 148C-12 126 -24 152 -46 128C-64 108 -76 126 -104 96C-80 40 -112 -20 -92 -104Z';

/** A trumpet that points down to the right; a banner hangs from it in waves. The rim of its bell is at (100, 120). */
export const trumpet = (place: Place): Art =>
  put(
    [
      keyed('light', BANNER, 5),
      stroke('accent', '-42,-46 -54,10 -36,64 -48,124', [17, 17, 17, 17]),
      stroke('accent', '-98,-14 -66,8 -34,36 4,76', [17, 17, 17, 17]),
      put(
        [
          keyed('glow', TUBE, 6),
          hatch(TUBE, { role: 'ink', angle: 0, gap: 13, width: 5, side: 'end', reach: 0.4 }),
          keyed('near', 'M-92 158C-70 136 70 136 92 158C70 186 -70 186 -92 158Z', 5),
          flat('ink', 'M-66 159C-46 150 46 150 66 159C46 171 -46 171 -66 159Z'),
          keyed('accent', 'M-19 30H19V46H-19Z', 4),
        ],
        { turn: -40 },
      ),
    ],
    place,
  );

import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { gouge, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const TUBE = 'M-11 -200H11L14 50C20 104 46 138 92 158H-92C-46 138 -20 104 -14 50Z';
const BANNER =
  'M-100 -82L-12 22C-26 60 4 96 -12 152C-34 132 -46 158 -68 132C-86 112 -98 128 -126 100C-102 44 -124 0 -100 -82Z';

/** A trumpet that points down to the right; a banner hangs from it in waves. The rim of its bell is at (100, 120). */
export const trumpet = (place: Place): Art =>
  put(
    [
      keyed('light', BANNER, 5),
      stroke('accent', '-62,-36 -74,14 -56,64 -68,124', [17, 17, 17, 17]),
      stroke('accent', '-112,-2 -84,18 -54,44 -14,78', [17, 17, 17, 17]),
      stroke('glow', '-102,-84 -56,-30 -10,24', [9, 9, 9]),
      gouge('-34,20 -46,70 -30,130', 6, 'far'),
      [stroke('ink', '-98,-82 -84,-96', [6, 6]), stroke('ink', '-14,20 2,4', [6, 6])],
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

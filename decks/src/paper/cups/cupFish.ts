import { flat } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';

const SCALES = swellPath('20,130 30,60 26,-10 -10,-60 -66,-54', [112, 120, 128, 120, 62]);
const FIN = 'M16 -104C60 -116 104 -74 110 -20C114 16 110 60 100 84L70 40L64 -36Z';

/** The forepart of a fish that stands upright and looks left: its lips at -106, its body down to 130. */
export const cupFish = [
  cut('glow', FIN, 4),
  hatch(FIN, { role: 'ink', angle: -30, gap: 13, width: 4, reach: 0.8 }),
  joined('accent', [SCALES, 'M-90 -76C-104 -72 -106 -56 -94 -52C-106 -46 -104 -30 -88 -32L-50 -36V-76Z']),
  cut('glow', 'M0 -2C-30 16 -44 46 -40 72C-14 66 12 46 20 18Z', 4),
  flat('light', circlePath(-40, -72, 17)),
  flat('ink', circlePath(-46, -71, 10) + lens([-94, -52], [-62, -50], 4)),
  gouge('-16,-112 10,-72 -10,-22', 10),
  times(6, (row) =>
    times(3, (i) => {
      const [x, y] = [26 + i * 24 - (row % 2) * 12, -74 + row * 34];
      return gouge(`${x - 11},${y - 8} ${x},${y + 6} ${x + 11},${y - 8}`, 6);
    }),
  ),
];

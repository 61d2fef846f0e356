import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '-50,140! -54,80 -70,40 -92,4! -106,-12 -110,-30! -100,-38! -112,-46 -110,-62! -96,-92 -62,-124 -18,-132 26,-114 60,-70 76,-10 80,70 76,140!',
);
const FIN = outline(
  '20,-122! 64,-150 108,-132! 104,-112! 132,-84 136,-62! 124,-48! 140,-10 132,14! 116,24! 112,48 98,58! 86,82 70,96',
);

/** The forepart of a goldfish that stands upright and looks left: its lips at -112, its body down to 140. */
export const cupFish: Art = [
  cut('glow', FIN, 4),
  hatch(FIN, { role: 'ink', angle: -24, gap: 15, width: 4, reach: 0.8 }),
  joined('accent', [BODY], 6),
  flat('light', outline('-92,4! -70,-4 -52,30 -40,80 -38,140! -50,140! -54,80 -70,40')),
  // The mouth, the eye and the cover of the gills.
  gouge('-110,-38 -94,-40 -82,-28', 6, 'ink'),
  [
    flat('light', circlePath(-62, -72, 21)),
    flat('ink', circlePath(-68, -70, 13)),
    flat('light', circlePath(-72, -76, 4)),
  ],
  gouge('-22,-130 12,-84 0,-34 -46,4', 11),
  times(5, (row) =>
    times(3, (i) => {
      const [x, y] = [18 + i * 24 - (row % 2) * 12 + row * 2, -56 + row * 34];
      return gouge(`${x - 11},${y - 8} ${x},${y + 6} ${x + 11},${y - 8}`, 6);
    }),
  ),
  cut('glow', outline('-20,24! 14,36 34,66 30,96! 18,92! 6,108! -6,98! -20,104! -34,70'), 4),
  [gouge('-12,40 4,64 12,88', 4, 'ink'), gouge('-18,44 -14,70 -16,92', 4, 'ink')],
];

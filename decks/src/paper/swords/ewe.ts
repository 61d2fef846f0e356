import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** Wool round a point, puffed out between its notches. */
const wool = (x: number, y: number, rx: number, ry: number, puffs: number): string =>
  outline(
    times(puffs * 2, (i) => {
      const [dx, dy] = polar(0, 0, i % 2 ? 0.9 : 1.08, (i * 180) / puffs);
      return `${Math.round(x + dx * rx)},${Math.round(y + dy * ry)}${i % 2 ? '!' : ''}`;
    }).join(' '),
  );

const HEAD = outline(
  '30,-130! 32,-186 62,-214 100,-208 134,-178 166,-140 182,-112 176,-90 148,-82 112,-88 84,-92 64,-70!',
);
const EAR = outline('58,-172! 22,-180 -22,-160 -44,-126! -4,-120 44,-136 66,-152!');
/** The curls of its coat. */
const CURLS = toPoints(
  '18,-86 56,-60 -16,-50 26,-34 -70,-16 -24,-2 22,12 68,0 -88,36 -44,48 2,60 48,56 90,48 -66,96 -20,108 26,108 72,100',
);

/** Its head from the side, with an ear and the wool of its brow. */
const head = (curls: PaperInk): Art => [
  joined('ink', [HEAD], 5),
  flat('glow', outline('92,-162! 104,-176 122,-166! 114,-154 100,-154')),
  flat('ink', circlePath(109, -164, 5)),
  gouge('178,-104 158,-104 136,-116', 5),
  gouge('172,-124 164,-130 156,-130', 5),
  joined('ink', [EAR], 4),
  gouge('44,-156 14,-154 -24,-136', 6, curls),
  joined('light', [wool(58, -206, 42, 30, 7)], 5, 'ink'),
  gouge('36,-206 44,-194 60,-196 64,-208', 6, curls),
];

/** A sheep that lies and looks to the right, its head bowed by an angle: 250 wide, from its poll at -240 down to 150. */
export const ewe = (place: Place, bowed: number, curls: PaperInk = 'mid', outlined = 6): Art =>
  put(
    [
      joined(
        'light',
        [wool(0, 46, 120, 106, 13), wool(36, -56, 74, 74, 9), wool(34, -128, 58, 64, 8)],
        outlined,
        'ink',
      ),
      CURLS.map(([x, y]) =>
        gouge(`${x - 17},${y + 2} ${x - 8},${y + 17} ${x + 10},${y + 15} ${x + 15},${y}`, 7, curls),
      ),
      put(put(head(curls), { x: -54, y: 150 }), { x: 54, y: -150, turn: bowed }),
    ],
    place,
  );

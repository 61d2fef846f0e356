import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTriples } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const CLUMPS = toTriples(
  '300,150,124 178,180,116 422,180,116 112,296,92 488,296,92 126,424,92 474,424,92 300,320,170 216,470,92 384,470,92',
);

/** A clump of leaves: a disc with an uneven edge. */
const clump = (x: number, y: number, r: number): string =>
  outline(
    times(16, (i) => {
      const [px, py] = polar(x, y, i % 2 ? r * 0.9 : r * (1.02 + ((i * 7) % 3) * 0.03), i * 22.5);
      return `${Math.round(px)},${Math.round(py)}${i % 2 ? '!' : ''}`;
    }).join(' '),
  );

const TRUNK = outline(
  '196,560! 206,640 192,720 150,780 90,808 40,820! 40,900! 560,900! 560,820! 510,808 450,780 408,720 394,640 404,560! 340,520 260,520',
);
/** The boughs run along the paths of the Tree of Life, from coin to coin. */
const BOUGHS = [
  '300,600,110 300,500,54 300,374,34 300,254,24 300,134,14',
  '270,610,90 226,520,46 176,426,34 176,310,26 176,196,16',
  '330,610,90 374,520,46 424,426,34 424,310,26 424,196,16',
  '300,500,30 236,460,24 176,426,20',
  '300,500,30 364,460,24 424,426,20',
  '300,374,22 236,346,18 176,310,14',
  '300,374,22 364,346,18 424,310,14',
  '300,254,18 236,228,14 176,196,10',
  '300,254,18 364,228,14 424,196,10',
  '190,440,26 130,420,18 90,380,8',
  '410,440,26 470,420,18 510,380,8',
  '176,310,20 120,296,14 84,262,7',
  '424,310,20 480,296,14 516,262,7',
].map(limb);

/** An old tree with a home in its trunk, the crown from 30 to 560 down: its boughs, a lit door that stands ajar and two windows. */
export const homeTree: Art = [
  joined(
    'far',
    CLUMPS.map(([x, y, r]) => clump(x, y, r)),
    7,
    'ink',
  ),
  CLUMPS.map(([x, y, r]) =>
    ticks(circlePath(x, y, r * 0.94), {
      role: x + y > 640 ? 'near' : 'mid',
      flow: (px, py) => (Math.atan2(py - 560, px - 300) * 180) / Math.PI,
      gap: 34,
      length: 30,
      width: 11,
      tone: (px, py) => (px - x + (py - y) * 1.3 < r * 0.1 ? 0.4 : 0.95),
    }),
  ),
  joined('ink', [TRUNK, ...BOUGHS], 3, 'far'),
  mirrored(
    combed('220,570 226,640 210,724 90,812', '262,560 250,640 232,730 190,800', {
      role: 'mid',
      rows: 4,
      width: 8,
      length: 60,
    }),
  ),
  cut('glow', 'M244 806V712C244 636 356 636 356 712V806Z', 6),
  // The door opens inwards, and its light falls out.
  flat('accent', 'M252 806V714C252 668 276 654 300 656V790Z'),
  [266, 284].map((x) => gouge(`${x},684 ${x},740 ${x},792`, 4, 'ink')),
  flat('ink', circlePath(292, 736, 5)),
  mirrored([
    keyed('glow', circlePath(240, 610, 23), 5),
    flat('ink', boxPath(237, 588, 6, 44) + boxPath(218, 607, 44, 6)),
  ]),
  flat('mid', lens([60, 850], [170, 806], 10) + lens([440, 806], [540, 850], 10)),
];

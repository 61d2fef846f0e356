import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { joined, torn } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { bee, comb } from './comb.ts';

const BOUGH =
  'M30 106C160 140 260 130 340 142C420 154 500 150 570 110V180C500 204 420 204 340 196C240 186 140 196 30 176Z';

/** The cells meet at (300, 446), and each bee works at the end of a wall between two of them. */
const CELLS = '300,316 187,511 413,511';

export const threeOfPentacles: Scene = {
  alt: 'Three large bees, seen from above, work from three sides on one honeycomb of three great cells, with a gold coin in each; the comb hangs from a leafy bough.',
  draw: () => [
    chatterSky('near', outward(300, 446), { marks: 'mid', foot: 860, gap: 90 }),
    torn('mid', '40,838 180,812 320,826 460,806 560,826'),
    comb(CELLS, 'M226 170H374L390 250H210Z'),
    joined('ink', [BOUGH]),
    hatch(BOUGH, { role: 'mid', angle: 4, gap: 30, width: 6, side: 'all' }),
    toTriples('70,114,-110 180,130,-60 420,146,-120 530,120,-60').map(([x, y, turn]) =>
      leaf(x, y, turn, 74, 'mid'),
    ),
    toPoints(CELLS).map(([x, y], i) => pentacle(x, y, 0.96, i * 8)),
    bee({ x: 144, y: 355, turn: 120, size: 0.86 }),
    bee({ x: 456, y: 355, turn: -120, size: 0.86 }),
    bee({ x: 300, y: 668, size: 1.16 }),
  ],
};

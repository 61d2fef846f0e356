import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { joined } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { bee, comb } from './comb.ts';

const BOUGH =
  'M30 116C160 150 260 140 340 152C420 164 500 160 570 120V190C500 214 420 214 340 206C240 196 140 206 30 186Z';

const COINS = '300,354 238,462 362,462';
// The comb grows at its lower rim, where the cells are open.
const OPEN = `${COINS} 238,678 362,678 300,786`;
const CAPPED = '113,246 238,246 362,246 488,246 175,354 425,354 113,462 488,462 175,570 300,570 425,570';

export const threeOfPentacles: Scene = {
  alt: 'Three bees, seen from above, build one honeycomb together; it hangs from a leafy bough, three of its cells hold a gold coin each, and other cells are capped or still open.',
  draw: () => [
    chatterSky('near', outward(300, 460), { marks: 'mid', foot: 860, gap: 90 }),
    comb(OPEN, CAPPED),
    joined('ink', [BOUGH]),
    hatch(BOUGH, { role: 'mid', angle: 4, gap: 22, width: 5, side: 'all' }),
    toTriples('70,124,-110 180,140,-60 420,156,-120 530,130,-60').map(([x, y, turn]) =>
      leaf(x, y, turn, 74, 'mid'),
    ),
    toPoints(COINS).map(([x, y], i) => pentacle(x, y, 0.64, i * 8)),
    bee({ x: 150, y: 280, turn: 104, size: 0.9 }),
    bee({ x: 450, y: 280, turn: -104, size: 0.9 }),
    bee({ x: 302, y: 694, turn: -5, size: 1.14 }),
  ],
};

import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { joined } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { bee, comb } from './comb.ts';

const BOUGH =
  'M30 116C160 150 260 140 340 152C420 164 500 160 570 120V190C500 214 420 214 340 206C240 196 140 206 30 186Z';

const COINS = '300,370 238,478 362,478';
const OPEN = `${COINS} 425,370 300,586 113,262 362,694`;
const CAPPED = '238,262 362,262 488,262 175,370 113,478 488,478 175,586 425,586 238,694';

export const threeOfPentacles: Scene = {
  alt: 'Three bees, seen from above, build one honeycomb together; it hangs from a leafy bough, three of its cells hold a gold coin each, and other cells are capped or still open.',
  draw: () => [
    chatterSky('near', outward(300, 460), { marks: 'mid', foot: 620, gap: 90 }),
    field('far', '40,760 200,730 400,744 560,710', 'near', 4, 60),
    field('mid', '40,820 200,806 400,818 560,800', 'far'),
    comb(OPEN, CAPPED),
    joined('ink', [BOUGH]),
    hatch(BOUGH, { role: 'mid', angle: 4, gap: 22, width: 5, side: 'all' }),
    toTriples('90,184,110 520,190,70 70,124,-110 180,140,-60 420,156,-120 530,130,-60').map(([x, y, turn]) =>
      leaf(x, y, turn, 74, 'mid'),
    ),
    toPoints(COINS).map(([x, y], i) => pentacle(x, y, 0.64, i * 8)),
    bee({ x: 136, y: 306, turn: 74, size: 0.86 }),
    bee({ x: 464, y: 306, turn: -74, size: 0.86 }),
    bee({ x: 304, y: 644, turn: -6, size: 0.9 }),
  ],
};

import { type Art, fill, flat, line } from '../../drawing/art.ts';
import { flame } from '../../primitives/lights.ts';
import { litEdge } from '../../primitives/litEdge.ts';

/** A striped tent with light in its door. */
export const tent: Art = [
  fill('linen', 'M-80 0L-70 -86L0 -150L70 -86L80 0Z'),
  flat('wine', 'M-46 0L-40 -92L0 -150L-20 0ZM46 0L40 -92L0 -150L20 0Z'),
  fill('wine', 'M-76 -86L0 -156L76 -86Q57 -66 38 -84Q19 -62 0 -84Q-19 -62 -38 -84Q-57 -66 -76 -86Z', {
    width: 1.8,
  }),
  fill('glow', 'M-16 0L0 -66L16 0Z', { width: 1.8 }),
  line('M0 -156V-190', 3),
  fill('red', 'M0 -190L26 -180L0 -170Z', { width: 1.2 }),
];

/** A guard who nods over a fire before him, to the right. */
export const guard: Art = [
  flat('ink', 'M-50 2a62 10 0 1 0 124 0a62 10 0 1 0 -124 0Z', 0.45),
  fill('clothDark', 'M-36 0C-42 -30 -32 -62 -8 -66C8 -64 12 -48 8 -34L30 -38L34 0Z', { width: 1.8 }),
  fill('skinOlive', 'M-6 -80C0 -86 16 -82 17 -72C20 -66 16 -58 8 -58L-6 -62Z', {
    edge: 'skinEdge',
    width: 1.4,
  }),
  fill('steelDark', 'M-12 -66C-22 -92 12 -106 22 -80L6 -76L-2 -62Z', { width: 1.8 }),
  line('M8 -34L-2 -14', 1.6, 'line', 0.7),
  line('M44 4L76 -2M76 4L44 -2', 6, 'woodDark'),
  flame(60, -4, 1.05),
  litEdge('18,-76 12,-56 12,-40 32,-34 34,-4', [2, 5, 5, 6, 2]),
];

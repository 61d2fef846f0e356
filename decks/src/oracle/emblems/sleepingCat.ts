import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const HEAD: Art = [
  fill(
    'hairBlack',
    outline('-54,4 -48,-24 -50,-74! -18,-50 10,-50 40,-80! 48,-40 60,-4 52,26 22,48 -12,48 -42,32'),
    { edge: 'cloth', width: 2.6 },
  ),
  line('M-50 -66Q-20 -48 10 -48L38 -74', 2.4, 'straw', 0.8),
  flat('red', 'M-42 -40L-44 -62L-28 -48ZM32 -44L36 -66L20 -48Z'),
  line('M-40 2Q-28 12 -16 4M16 4Q28 12 40 2', 3.4, 'straw'),
  fill('rose', 'M-8 20H8L0 29Z', { width: 1.4 }),
  line('M-16 26L-66 18M-16 32L-62 38M16 26L62 18', 1.8, 'straw', 0.8),
];

/** Curled round into a ring: the chin on a paw, the haunch behind it, and the tail round in front up to the nose. */
export const sleepingCat: Art = put(
  [
    flat('ink', outline('-170,30! -120,70 20,96 130,80 178,20! 160,98 20,112 -130,98'), 0.4),
    fill(
      'hairBlack',
      outline(
        '-150,20 -144,-24 -108,-64 -40,-100 40,-106 112,-78 154,-26 156,34 126,72 60,90 -20,92 -112,78',
      ),
      { width: 3 },
    ),
    graven('-52,-86 -20,-97 20,-102 60,-96', 7, 'straw', 1),
    graven('76,-90 124,-56 148,-14', 5.5, 'straw', 0.9),
    line('M14 60C-10 6 24 -60 82 -58C120 -54 146 -18 148 20', 4.4, 'cloth'),
    line('M-20 -70C-4 -60 4 -44 4 -28M12 -84C24 -76 30 -68 32 -58', 4, 'cloth'),
    limb('hairBlack', '150,26 136,72 78,92 0,94 -60,84 -98,58', [34, 42, 40, 36, 32, 18], 'straw', 1.6),
    graven('132,62 76,80 0,82 -46,72', 6, 'straw', 0.9),
    // One forepaw lies over the end of the tail, under the chin.
    fill('hairBlack', outline('-96,40! -60,36 -34,44 -24,60 -38,74 -66,74 -92,64!'), {
      edge: 'cloth',
      width: 2.2,
    }),
    line('M-44 56l12 2M-46 66l11 -1', 2.4, 'cloth'),
    put(HEAD, { x: -106, y: 4, turn: -14, size: 1.06 }),
  ],
  { x: 304, y: 672, size: 0.98 },
);

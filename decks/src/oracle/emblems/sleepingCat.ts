import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** Curled round into a ring: the nose on the tip of the tail, the light of the fire along its back. */
export const sleepingCat: Art = put(
  [
    flat('ink', outline('-164,30! -120,64 20,76 130,60 172,20! 150,80 20,94 -120,84'), 0.4),
    fill(
      'hairBlack',
      outline('-152,2 -140,-44 -92,-80 -20,-96 66,-90 128,-58 152,-6 136,42 80,68 -20,74 -112,60'),
      {
        width: 3,
      },
    ),
    graven('-108,-66 -30,-90 60,-84', 7, 'straw', 1),
    graven('84,-78 124,-48 142,-12', 5.5, 'straw', 0.9),
    line('M128 30C84 18 54 -14 70 -44C88 -70 126 -44 140 -12', 4, 'cloth'),
    line('M-36 -66C20 -74 46 -48 40 -14M-18 -52C10 -54 20 -40 18 -20', 4, 'cloth'),
    limb('hairBlack', '142,6 118,48 50,64 -30,60 -84,44', [34, 38, 34, 30, 22], 'cloth', 1.8),
    graven('120,36 50,54 -20,50', 5, 'straw', 0.8),
    fill(
      'hairBlack',
      outline(
        '-150,-6 -144,-34 -146,-82! -114,-60 -86,-60 -56,-88! -48,-50 -36,-14 -44,16 -74,40 -108,40 -138,22',
      ),
      { width: 3 },
    ),
    flat('redDark', 'M-138 -48L-140 -70L-124 -56ZM-64 -52L-60 -74L-76 -60Z'),
    graven('-128,-46 -100,-52 -76,-50', 3.6, 'straw', 0.8),
    line('M-136 -8Q-124 2 -112 -6M-80 -6Q-68 2 -56 -8', 3.2, 'straw'),
    fill('rose', 'M-104 10H-88L-96 19Z', { width: 1.4 }),
    line('M-96 19Q-98 26 -106 26M-96 19Q-94 26 -86 26', 2, 'gloomLight'),
    line('M-112 16L-160 8M-112 22L-156 26M-80 16L-34 8M-80 22L-36 24', 1.8, 'straw', 0.8),
  ],
  { x: 300, y: 690, size: 0.94 },
);

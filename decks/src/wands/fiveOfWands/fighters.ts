import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { graven } from '../../drawing/swell.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { blownHair, curledHair } from '../../figure/profileHair.ts';

/** A mouth shut hard, and a brow that shades the eye, over a head in profile. */
const clenched: Art = [
  graven('55,35 46,37 36,44', 4, 'skinEdge', 1),
  line('M28 34Q33 42 30 54M40 20Q31 26 30 32', 1.8, 'skinEdge', 0.6),
  flat('ink', 'M14 -26Q34 -30 48 -14Q34 -8 18 -10Z', 0.26),
];

/** A mouth that shouts, wide open. */
const shouting: Art = [
  fill('wineDark', 'M30 38Q40 26 54 26Q57 42 50 58Q36 62 30 38Z', { edge: 'skinEdge', width: 2 }),
  flat('light', 'M35 36Q44 29 53 28.6L53.6 33.4Q44 34 37 40Z'),
  flat('rose', 'M37 50Q44 44 51 48Q49 56 44 56Q40 55 37 50Z'),
  line('M26 24Q30 36 28 54M40 20Q30 24 28 30', 1.8, 'skinEdge', 0.6),
];

/** The light of the clash on a profile: brow, nose, chin and throat. */
const clashLight = litEdge('16,-62 36,-50 44,-28 46,-12', [2, 7, 7, 2], 'glow', 1.5);

/** He leans into the stroke, his head low. */
export const leftFighter: Art = nearBust(
  {
    side: { skin: 'skinFair', hair: 'hairAuburn', eyes: 'open', mood: 'stern' },
    cloth: 'sage',
    over: [blownHair('hairAuburn'), clenched, clashLight],
    bow: 14,
  },
  { x: 130, y: 650, size: 1.4, turn: 8 },
);

/** He is thrown back and shouts. */
export const rightFighter: Art = nearBust(
  {
    side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'stern', nose: 'hooked' },
    cloth: 'cloth',
    over: [curledHair('hairBlack'), shouting, clashLight],
    bow: -8,
  },
  { x: 488, y: 598, size: 1.32, flip: true, turn: 8 },
);

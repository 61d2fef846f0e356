import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { graven } from '../../drawing/swell.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { curledHair } from '../../figure/profileHair.ts';

/** Bared teeth, and a brow that shades the eye, over a head in profile. */
const clenched: Art = [
  fill('light', 'M33 36Q42 29 54 28L53.6 45Q43 48 34 43Z', { edge: 'skinEdge', width: 2.2 }),
  line('M34 39.6Q44 36.6 54 36.6M41 33V46M47.4 31V45.6', 1.3, 'skinEdge', 0.8),
  line('M31 24Q25 36 29 52', 1.8, 'skinEdge', 0.6),
];

/** The flush of his rage, over a face that the hair shades. */
const flush: Art = [
  flat('skinOlive', 'M42 -46C30 -30 10 -24 -4 -22L-6 -13C8 -12 16 -16 22 -23C30 -27 38 -29 44 -26Z', 0.5),
  flat('red', circlePath(20, 24, 13), 0.12),
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
    side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'stern' },
    cloth: 'sage',
    over: [flush, clenched, clashLight],
    bow: 8,
  },
  { x: 150, y: 560, size: 1.3, turn: 8 },
);

/** He is thrown back and shouts. */
export const rightFighter: Art = nearBust(
  {
    side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'stern', nose: 'hooked' },
    cloth: 'cloth',
    over: [curledHair('hairBlack'), shouting, clashLight],
    bow: -8,
  },
  { x: 445, y: 546, size: 1.2, flip: true, turn: 3 },
);

/** The short sleeve of the tunic over the sleeve of the shirt. */
export const shoulder = ([x, y]: Point, turn: number, cloth: Role): Art =>
  put(
    [
      // At its top it is one with the tunic.
      flat(cloth, 'M-44 46C-54 6 -50 -36 -14 -52C20 -60 46 -30 44 46Q0 64 -44 46Z'),
      flat('ink', 'M44 46C46 0 36 -30 20 -42C26 -14 24 20 16 54Q32 52 44 46Z', 0.22),
      line('M-44 46C-50 18 -50 -4 -43 -22M44 46C46 22 43 2 36 -14', 2.2),
      fill('trim', 'M-45 40Q0 58 45 40L44 56Q0 74 -44 56Z', { width: 1.8 }),
      graven('-20,-30 -28,4 -26,36', 3),
      graven('8,-34 20,0 18,40', 3),
    ],
    { x, y, turn, size: 0.88 },
  );

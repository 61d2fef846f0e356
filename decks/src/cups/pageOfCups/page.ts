import { fill, put, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const look: Look = {
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'curls',
  shape: 'round',
  eyes: 'open',
  mood: 'wonder',
  turn: 0.8,
  gaze: [1, -0.15],
};

const HEAD = { x: 192, y: 426, size: 1.62, turn: -6 };

/** A pleated collar all round the neck, in the units of a head. */
const ruff: Art = times(7, (i) => {
  const [x, y] = polar(0, 66, 74, 166 - i * 25.3);
  return put(
    [
      fill('light', 'M0 -20C-24 -12 -26 26 -8 34C8 36 24 22 20 2C18 -12 10 -20 0 -20Z', { width: 1.8 }),
      graven('0,-14 -4,8 2,28', 3, 'stoneDark', 0.6),
    ],
    { x, y: 62 + (y - 62) * 0.62, turn: (3 - i) * 14 },
  );
});

/** A page whose face is turned to the fish. */
export const page: Art = [
  put(hairBehind(look), HEAD),
  fill('rose', 'M150 560C90 590 40 640 20 720V910H440C420 780 380 640 260 560Z'),
  graven('110,640 84,720 80,800', 7),
  graven('180,660 176,740 184,800', 7),
  graven('280,640 330,710 360,800', 7),
  put([head(look), frontModelling(look), put(HATS.reedCap, { y: 2 }), ruff], HEAD),
];

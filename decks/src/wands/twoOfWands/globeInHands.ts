import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { rimHand } from '../../figure/rimHand.ts';
import { disc } from '../../primitives/lights.ts';

/** A globe in its brass meridian. */
const globe: Art = [
  disc('waterLight', 0, -58, 56),
  fill(
    'leaf',
    'M-46 -84C-34 -104 -8 -110 2 -98C10 -90 -4 -82 -10 -74C-6 -64 -18 -56 -22 -62C-30 -58 -40 -66 -46 -84ZM-20 -50C-8 -54 6 -46 4 -34C0 -24 -6 -12 -14 -8C-18 -22 -30 -38 -20 -50ZM20 -92C34 -98 46 -84 52 -72C50 -62 40 -66 34 -60C42 -48 38 -32 28 -28C20 -40 16 -52 22 -62C12 -72 12 -86 20 -92Z',
    { width: 1.4 },
  ),
  flat('ink', 'M30 -104A56 56 0 0 1 -22 -7A64 64 0 0 0 30 -104Z', 0.34),
  line('M-55 -66Q0 -36 55 -66M-50 -84Q0 -60 50 -84M-46 -30Q0 0 46 -30', 1.2, 'detail', 0.7),
  line('M26 -120A66 66 0 0 1 -26 4', 9),
  line('M26 -120A66 66 0 0 1 -26 4', 6, 'metal'),
  disc('metal', 26, -120, 6, 1.4),
  disc('metal', -26, 4, 6, 1.4),
];

/** A hand from the lower left, or flipped from the lower right: the fingers behind the globe, the thumb over its edge. */
const hand = (flip: boolean, what: Art): Art =>
  cuffedArm({
    shoulder: flip ? [700, 1010] : [-100, 1010],
    elbow: flip ? [560, 950] : [40, 950],
    cloth: 'wine',
    size: 2.1,
    at: { x: flip ? 408 : 192, y: 656, turn: flip ? -16 : 16, size: 2, flip: !flip },
    wrist: [4, 38],
    hand: (place) => rimHand('skinBrown', place, what),
  });

/** Held fast before us between both hands. */
export const globeInHands: Art = hand(true, hand(false, put(globe, { x: 300, y: 700, size: 2.2 })));

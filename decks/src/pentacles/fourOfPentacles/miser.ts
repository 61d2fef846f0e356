import { fill, put, type Art, type Place } from '../../drawing/art.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { enthroned, neckline } from '../../figure/enthroned.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { pentacle } from '../../suits/objects.ts';

const SKIN = 'skinFair';
const SEAT: Place = { x: 300, y: 556, size: 1.06 };

const arm = (flip: boolean, what: Art) =>
  cuffedLayers({
    shoulder: [flip ? -54 : 54, -146],
    elbow: [flip ? -134 : 134, -50],
    cloth: 'cloth',
    size: 1.04,
    at: { x: flip ? -66 : 66, y: -42, turn: flip ? -16 : 16, size: 1.08, flip: !flip },
    wrist: [-26, 0],
    hand: (place) => [what, restingHand(SKIN, place)],
  });

/** Both arms close round the coin, the fingers over its rim; in the seated figure's units. */
const left = arm(true, pentacle(0, -94, 0.86));
const right = arm(false, left.hand);
const hug: Art = [left.arm, right.arm, neckline('fur', 'cloth'), right.hand];

export const miser: Art = enthroned({
  place: SEAT,
  look: {
    shape: 'square',
    skin: SKIN,
    hair: 'hairBrown',
    beard: 'moustache',
    nose: 'long',
    eyes: 'open',
    mood: 'sly',
    turn: 0.5,
    gaze: [0.95, 0.1],
  },
  wears: 'squareCrown',
  robe: 'cloth',
  panel: 'straw',
  mantle: 'clothDark',
  collar: 'fur',
  bow: 5,
  lap: hug,
});

/** The shoes stand on coins; in the seated figure's units. */
export const shoes: Art = put(
  [
    [-64, 64].map((x) =>
      fill('woodDark', `M${x - 30} 264C${x - 28} 232 ${x + 28} 232 ${x + 30} 264Q${x} 280 ${x - 30} 264Z`, {
        width: 2,
      }),
    ),
  ],
  SEAT,
);

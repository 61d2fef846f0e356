import { fill, put, type Art, type Place } from '../../drawing/art.ts';
import { enthroned } from '../../figure/enthroned.ts';
import { closedOver } from '../../figure/holds.ts';
import { pentacle } from '../../suits/objects.ts';

const SKIN = 'skinFair';
const SEAT: Place = { x: 300, y: 556, size: 1.06 };

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
  lap: pentacle(0, -90, 0.86),
  left: { joints: '-52,-150 -122,-66 20,-22', hand: 'hidden' },
  right: { joints: '52,-150 122,-66 -20,-30', hand: 'hidden' },
});

/** In the seated figure's units: one hand closes over the other forearm below the coin; the shoes stand on coins. */
export const clasp: Art = put(
  [
    closedOver(SKIN, { x: -32, y: -32, size: 0.96, flip: true, turn: 4 }),
    [-64, 64].map((x) =>
      fill('woodDark', `M${x - 30} 264C${x - 28} 232 ${x + 28} 232 ${x + 30} 264Q${x} 280 ${x - 30} 264Z`, {
        width: 2,
      }),
    ),
  ],
  SEAT,
);

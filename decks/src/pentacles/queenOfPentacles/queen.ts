import { type Art, fill, put } from '../../drawing/art.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { hangingSleeve } from '../../figure/garment.ts';
import { longHair } from '../../figure/profileHair.ts';
import { rimHand } from '../../figure/rimHand.ts';
import { seatedAside } from '../../figure/seatedAside.ts';
import { pentacle } from '../../suits/objects.ts';

const farArm = cuffedLayers({
  shoulder: [284, 448],
  elbow: [340, 556],
  cloth: 'linen',
  size: 1.06,
  at: { x: 330, y: 452, turn: 40, size: 1.04, flip: true },
  wrist: [4, 34],
  hand: (place) => rimHand('skinBrown', place, pentacle(404, 506, 0.96)),
});

/** A bench of stone with a moulded edge. */
const seat: Art = [
  fill('stone', 'M128 722H328V868H128Z'),
  fill('stoneDark', 'M146 744H310V850H146Z', { width: 1.8 }),
  fill('stone', 'M108 692H342V724H108Z'),
];

/** She bends over the coin that stands on her knee between her hands. */
export const queen: Art = put(
  seatedAside({
    side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'closed', mood: 'tender', nose: 'snub' },
    wears: [longHair('hairBlack'), put(CROWNS.leafCrown, { x: -14, y: 4, turn: -8 })],
    bow: 16,
    robe: 'linen',
    skirt: 'wine',
    mantle: 'sage',
    seat,
    behind: farArm.arm,
    held: [
      hangingSleeve('linen', 'trim', [240, 572], [306, 596], 96),
      cuffedArm({
        shoulder: [246, 446],
        elbow: [240, 570],
        cloth: 'linen',
        size: 1.14,
        at: { x: 342, y: 582, turn: 52, size: 1.16, flip: true },
        wrist: [4, 34],
        hand: (place) => rimHand('skinBrown', place, farArm.hand),
      }),
    ],
  }),
  { x: 662, y: -74, flip: true, size: 1.24 },
);

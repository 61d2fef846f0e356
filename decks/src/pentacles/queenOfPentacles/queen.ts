import { type Art, fill, put } from '../../drawing/art.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hangingSleeve } from '../../figure/garment.ts';
import { longHair } from '../../figure/profileHair.ts';
import { flatPalm, fourOverRim } from '../../figure/rimHand.ts';
import { seatedAside } from '../../figure/seatedAside.ts';
import { pentacle } from '../../suits/objects.ts';

/** The far arm comes from behind the near one and lays four fingers over the rim of the coin. */
const farArm = cuffedArm({
  shoulder: [238, 480],
  elbow: [240, 552],
  cloth: 'linen',
  size: 1.06,
  at: { x: 334, y: 452, turn: 36, size: 0.92, flip: true },
  wrist: [6, 66],
  hand: (place) => fourOverRim('skinBrown', place, pentacle(404, 506, 0.96)),
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
    held: [
      hangingSleeve('linen', 'trim', [240, 572], [306, 596], 96),
      cuffedArm({
        shoulder: [246, 446],
        elbow: [240, 570],
        cloth: 'linen',
        size: 1.14,
        at: { x: 366, y: 588, turn: 6, size: 0.96 },
        wrist: [-52, 16],
        hand: (place) => [farArm, flatPalm('skinBrown', place)],
      }),
    ],
  }),
  { x: 662, y: -74, flip: true, size: 1.24 },
);

import { type Art, fill, put } from '../../drawing/art.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hangingSleeve } from '../../figure/garment.ts';
import { flatPalm, fourOverRim } from '../../figure/rimHand.ts';
import { seatedAside } from '../../figure/seatedAside.ts';
import { graven } from '../../drawing/swell.ts';
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

/** How far she bows her head. */
const BOW = 16;

/** Her hair falls straight down behind the shoulder, in one mass; in the units of the bowed head. */
const fallingHair: Art = [
  fill(
    'hairBlack',
    'M42 -44C30 -86 -62 -94 -78 -22C-90 30 -88 70 -82 110C-76 150 -66 184 -46 214C-34 206 -30 212 -20 220C-10 208 -4 206 4 208C2 170 -4 136 -16 104C-24 84 -22 66 -20 48C-20 28 -14 20 -16 4C-16 -10 -8 -12 -4 -22C12 -24 30 -30 42 -44Z',
    { width: 2 },
  ),
  graven('18,-60 -36,-52 -56,0 -62,90 -40,190', 4),
  graven('-6,-40 -34,-20 -42,50 -36,120 -16,196', 4),
  graven('-30,30 -34,80 -20,130 -8,180', 3),
];

/** She bends over the coin that stands on her knee between her hands. */
export const queen: Art = put(
  seatedAside({
    side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'closed', mood: 'tender', nose: 'snub' },
    wears: false,
    bow: BOW,
    robe: 'linen',
    skirt: 'wine',
    mantle: 'sage',
    seat,
    held: [
      put([fallingHair, put(CROWNS.leafCrown, { x: -14, y: 4, turn: -8 })], {
        x: 262,
        y: 322,
        size: 0.86,
        turn: BOW,
      }),
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

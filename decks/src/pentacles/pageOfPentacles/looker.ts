import { type Art, eachOf, fill, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { flatPalm, rimHand } from '../../figure/rimHand.ts';
import { pentacle } from '../../suits/objects.ts';

const SKIN = 'skinBrown';
const COIN = pentacle(190, 432, 1.3);

/** A braid that falls over the shoulder to the breast. */
const braid: Art = [
  limb('hairBlack', '-50,24 -72,70 -50,130 -58,200', [44, 46, 36, 24]),
  eachOf('-66,52 -66,82 -58,112 -54,142 -56,172', (x, y) => [
    line(`M${x - 18} ${y - 8}Q${x - 2} ${y + 10} ${x + 20} ${y - 8}`, 2.4, 'detail', 0.6),
  ]),
  fill('red', 'M-72 196L-42 192L-40 206L-72 210Z', { width: 1.6 }),
  limb('hairBlack', '-56,208 -60,228 -52,246', [18, 20, 3]),
];

const bust: Art = nearBust(
  {
    side: { skin: SKIN, hair: 'hairBlack', eyes: 'open', mood: 'wonder', nose: 'snub' },
    cloth: 'wine',
    trim: 'straw',
    over: [braid, put(HATS.flowerCap, { x: -14, y: 2, turn: -14, flip: true })],
    bow: 6,
  },
  { x: 424, y: 322, size: 1.28, flip: true },
);

/** The strap of a satchel. */
const strap: Art = [
  fill('woodDark', 'M420 590L440 566C486 640 526 710 560 770V826C520 740 470 660 420 590Z', { width: 2 }),
  line('M434 584C482 656 520 716 556 788', 1.6, 'trim', 0.8),
];

const farArm: Art = cuffedArm({
  shoulder: [392, 560],
  elbow: [384, 640],
  cloth: 'wineDark',
  trim: 'straw',
  size: 1.5,
  at: { x: 300, y: 500, turn: -24, size: 1.5 },
  wrist: [4, 36],
  hand: (place) => rimHand(SKIN, place, COIN),
});

const nearArm: Art = cuffedArm({
  shoulder: [462, 560],
  elbow: [396, 760],
  cloth: 'wine',
  trim: 'straw',
  size: 1.9,
  at: { x: 190, y: 567, turn: 14, size: 1.5, flip: true },
  wrist: [-54, 16],
  hand: (place) => flatPalm(SKIN, place),
});

/** Near and from the side, with the coin on one palm and its rim in the other hand. */
export const looker: Art = [bust, strap, farArm, nearArm, graven('470,560 500,640 480,720', 6)];

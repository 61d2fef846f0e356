import { type Art, fill, flat, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';

/** The coat, whose sleeve and belt are painted on it: it rises over the shoulders and runs out of the picture on the right. */
const cloak: Art = [
  fill(
    'red',
    'M196 850C188 810 196 762 224 734C262 698 330 706 396 708C460 708 520 712 580 720V950H120C140 920 176 900 196 850Z',
  ),
  // Where the cloth lies on the ground it spreads in folds.
  flat(
    'ink',
    'M130 930C170 900 214 880 236 836C240 866 262 872 282 838C292 868 320 868 338 834C352 866 384 866 402 836C418 864 452 864 470 836C488 862 530 856 580 830V950H130Z',
    0.24,
  ),
  graven('228,746 214,790 232,850', 7),
  graven('262,742 256,800 276,850', 6),
  graven('384,742 386,800 406,850', 6),
  graven('508,748 520,800 548,846', 6),
];

/** The furrow of the spine, the shoulder blade, and the belt round the waist. */
const backAndBelt: Art = [
  graven('266,752 350,744 430,746 560,758', 6),
  fill('woodDark', 'M440 709C430 764 432 836 458 990H488C460 836 458 764 466 711Z', { width: 2 }),
  graven('474,770 500,800 500,870', 6),
];

const collar: Art = fill(
  'trim',
  'M206 866C190 826 196 768 224 732C238 722 252 720 262 724C238 758 228 812 236 866C226 874 214 874 206 866Z',
  { width: 2 },
);

const SIDE = { skin: 'skinFair', hair: 'hairBrown', eyes: 'closed', mood: 'weary' } as const;

/** Stretched out on the ground beside the head. */
const hand: Art = cuffedArm({
  shoulder: [336, 792],
  elbow: [290, 872],
  cloth: 'red',
  size: 1.6,
  at: { x: 124, y: 890, turn: -4, size: 1.3, flip: true },
  wrist: [-30, 0],
  hand: (place) => flatHand('skinFair', place),
});

/** Stretched out, the face with its closed eyes turned to the ground. */
export const fallen: Art = [
  put([profile(SIDE), sideModelling(SIDE), curledHair('hairBrown')], {
    x: 158,
    y: 784,
    size: 1.0,
    turn: -62,
    flip: true,
  }),
  cloak,
  backAndBelt,
  collar,
  hand,
];

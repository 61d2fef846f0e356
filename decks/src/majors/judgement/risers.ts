import { fill, flat, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { childSide } from '../../figure/childSide.ts';
import { openHand } from '../../figure/grip.ts';
import { fingersRound } from '../../figure/holds.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { curledHair } from '../../figure/profileHair.ts';

/** Her face to the angel, one hand held up. */
export const woman: Art = [
  limb('skinOlive', '262,714 263,676', [34, 30], 'skinEdge'),
  limb('linen', '170,884 262,810 262,720', [76, 68, 50]),
  graven('214,862 254,812 258,760', 5),
  openHand('skinOlive', { x: 264, y: 646, turn: -86, size: 1.3 }),
  flat('skinOlive', swellPath('262,686 263,672', [29, 31])),
  fill('rose', swellPath('234,704 262,695 290,702', [14, 18, 14]), { width: 1.8 }),
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', mood: 'wonder' },
      over: curledHair('hairBrown'),
      cloth: 'linen',
      bow: -26,
    },
    { x: 130, y: 716, size: 1.16 },
  ),
];

/** He faces left, his hand lifted towards the light; drawn as if he looked right, and turned over. */
export const man: Art = put(
  [
    limb('skinBrown', '240,694 240,652', [36, 32], 'skinEdge'),
    limb('steelDark', '120,884 252,812 240,700', [84, 74, 52]),
    graven('200,860 244,816 236,740', 5),
    openHand('skinBrown', { x: 241, y: 620, turn: -92, size: 1.36 }),
    flat('skinBrown', swellPath('240,664 241,646', [31, 33])),
    fill('trim', swellPath('211,684 240,675 269,682', [14, 18, 14]), { width: 1.8 }),
    nearBust(
      {
        side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'wonder' },
        cloth: 'steelDark',
        bow: -26,
      },
      { x: 112, y: 690, size: 1.2 },
    ),
  ],
  { x: 600, flip: true },
);

/** The face lifted between the two, and the hands on the edge of the tomb. */
export const child: Art = [
  put(childSide('skinFair', 'hairFair', 'wonder'), { x: 286, y: 776, size: 0.84, turn: -26 }),
  fill('rose', 'M246 900C246 866 268 848 292 844Q314 860 336 846C364 852 374 872 376 900Z'),
  graven('268,862 262,880 262,896', 3),
];

/** The edge of the tomb from which they rise, and the child's fingers on it. */
export const rim: Art = [
  fill('stone', 'M36 838L210 830L300 842L420 832L564 840V862H36Z'),
  fill('stoneDark', 'M36 858H564V900H36Z', { width: 2 }),
  graven('236,836 252,850 244,862', 3, 'ink', 0.6),
  [322, 262].map((x) => fingersRound('skinFair', { x, y: 846, size: 0.66, turn: 180 })),
];

import { fill, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { childSide } from '../../figure/childSide.ts';
import { openHand } from '../../figure/grip.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { curledHair } from '../../figure/profileHair.ts';

/** Her face to the angel, one hand held up. */
export const woman: Art = [
  limb('linen', '190,880 270,800 268,716', [70, 66, 50]),
  graven('220,860 264,800 266,750', 5),
  limb('skinOlive', '268,722 270,688', [34, 30], 'skinEdge'),
  openHand('skinOlive', { x: 272, y: 656, turn: -82, size: 1.3 }),
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
    limb('steelDark', '150,880 226,780 204,668', [76, 72, 52]),
    graven('180,850 220,780 210,710', 5),
    limb('skinBrown', '204,674 202,640', [36, 32], 'skinEdge'),
    openHand('skinBrown', { x: 202, y: 606, turn: -96, size: 1.36 }),
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

/** The face lifted between the two, both hands up. */
export const child: Art = [
  limb('rose', '304,876 346,826 350,776', [50, 46, 34]),
  openHand('skinFair', { x: 352, y: 746, turn: -84, size: 0.9 }),
  put(childSide('skinFair', 'hairFair', 'wonder'), { x: 290, y: 782, size: 0.84, turn: -26 }),
];

/** The edge of the tomb from which they rise. */
export const rim: Art = [
  fill('stone', 'M36 838L210 830L300 842L420 832L564 840V862H36Z'),
  fill('stoneDark', 'M36 858H564V900H36Z', { width: 2 }),
  graven('236,836 252,850 244,862', 3, 'ink', 0.6),
];

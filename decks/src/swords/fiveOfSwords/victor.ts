import { type Art, eachOf, fill, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { heldAt, sword } from '../../suits/objects.ts';

/** A tall boot from behind, its heel at 0,0. */
const boot: Art = [
  fill(
    'woodDark',
    'M-62 -350C-58 -240 -52 -130 -46 -70C-50 -40 -60 -24 -78 -8C-80 6 -70 12 -50 12H44C58 10 60 -4 54 -24C50 -100 58 -240 66 -350Z',
  ),
  line('M-46 -34Q0 -58 50 -36', 2.4),
  fill('ink', 'M-78 4H58L56 18H-74Z', { width: 2 }),
  graven('-20,-300 -12,-180 -16,-50', 7),
  graven('-40,-90 -8,-78 40,-96', 5),
  graven('-38,-70 -6,-58 42,-74', 4),
  fill('wood', 'M-76 -384Q0 -362 78 -384L72 -312Q0 -286 -68 -312Z'),
  graven('-40,-366 -36,-336 -38,-306', 4),
  graven('40,-366 36,-336 34,-306', 4),
];

/** Legs apart, seen from behind and from low down, from the hem of the tunic to the heels. */
export const legs: Art = [
  limb('wine', '170,120 116,330 108,480', [150, 132, 104]),
  limb('wine', '322,120 374,330 378,480', [150, 132, 104]),
  graven('140,260 100,350 92,420', 7),
  graven('350,260 386,350 384,420', 7),
  put(boot, { x: 104, y: 836, size: 1.02 }),
  put(boot, { x: 384, y: 806, size: 1.02, flip: true }),
  fill(
    'sage',
    'M60 40H450C456 130 448 180 438 226Q406 262 370 232Q336 262 300 226Q272 200 244 196Q218 202 188 228Q156 262 120 234Q88 258 56 230Z',
  ),
  graven('150,60 136,140 124,226', 8),
  graven('240,60 240,120 244,190', 7),
  graven('340,60 350,140 364,226', 8),
];

/** One hand grips three swords that stand on their points. */
export const trophies: Art = cuffedArm({
  shoulder: [500, 40],
  elbow: [600, 256],
  cloth: 'sage',
  size: 1.9,
  at: { x: 462, y: 380, turn: -16, size: 1.62, flip: true },
  hand: (place) =>
    grip(
      'skinFair',
      place,
      eachOf('12,191 -12,167 0,179', (x, turn) => put(heldAt(sword, 76, 1.9, turn), { x })),
    ),
});

import { salamander } from '../creatures/salamander.ts';
import { fill, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb, swellPath } from '../drawing/swell.ts';
import { grip, gripFromBehind } from '../figure/grip.ts';
import { HATS } from '../figure/hats.ts';
import { nearBust } from '../figure/nearBust.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a feathered cap, seen large and from the side, lifts his chin and looks up at the flame of a tall staff that he holds with both hands; a small salamander on his shoulder looks at it too.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(446, 376, 70, 520, 34, 0.5),
    land('wands'),
    disc('glow', 446, 376, 150, 0, 0.1),
    disc('glow', 446, 376, 96, 0, 0.14),
    page,
    firelight,
  ],
};

const page: Art = [
  limb('straw', '270,700 344,752 400,650', [84, 80, 56]),
  graven('300,720 344,740 376,690', 5),
  fill('trim', swellPath('378,632 404,646 428,662', [13, 16, 13]), { width: 2 }),
  grip('skinOlive', { x: 432, y: 600, size: 1.4, turn: -48 }, heldAt(wand, -20, 2.5, 3)),
  // The collar stands up behind the bent neck.
  fill('wine', 'M92 626C100 580 128 546 156 536C180 556 204 590 222 616Z'),
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'wonder', nose: 'snub' },
      over: put(HATS.featherCap, { x: -14, y: 2, turn: -12, flip: true }),
      cloth: 'straw',
      trim: 'wine',
      bow: -20,
    },
    { x: 204, y: 440, size: 1.4 },
  ),
  limb('straw', '120,730 190,860 352,800', [112, 104, 64]),
  graven('110,770 160,840 220,858', 6),
  graven('230,850 290,836 330,812', 5),
  fill('wine', swellPath('340,766 354,798 362,830', [16, 19, 16]), { width: 2 }),
  gripFromBehind('skinOlive', { x: 420, y: 784, size: 1.5, turn: -8 }),
  salamander({ x: 146, y: 684, size: 1.2, turn: -10, flip: true }),
];

/** The flame's light along the brow, the breast and the sleeve. */
const firelight: Art = [
  graven('306,600 340,660 352,720', 6, 'glow', 0.6),
  graven('210,826 270,816 336,780', 5, 'glow', 0.6),
];

import { eachRow, fill, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { actor } from '../figure/actor.ts';
import { sky } from '../primitives/sky.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { land } from '../suits/land.ts';
import { heldAt, sword } from '../suits/objects.ts';
import { hooded, cape } from './pageOfSwords/page.ts';

export const pageOfSwords: Scene = {
  alt: 'A page in a grey hood, near, dark hair at its edge and a torn red cape blown out behind, holds up a sword and glances back over the shoulder, where seven birds wheel.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    litBank(430, 'stoneDark', [600, 160], 2),
    gust({ x: 380, y: 250 }),
    gust({ x: 470, y: 440, size: 0.8 }, 'light', 0.4),
    land('swords'),
    eachRow<[number, number, number, number, boolean]>(
      [
        [96, 300, 0.9, -8, false],
        [150, 216, 1, -20, false],
        [236, 160, 0.74, 10, true],
        [190, 296, 0.7, 14, true],
        [84, 226, 0.5, 0, true],
        [310, 140, 0.56, -14, false],
        [220, 232, 0.46, 8, false],
      ],
      (x, y, size, turn, flip) => bird(x, y, size, turn, flip),
    ),
    put([cape, page], { x: -248, y: -190, size: 1.72 }),
  ],
};

const page: Art = actor({
  skin: 'skinBrown',
  head: hooded,
  headAt: { x: 284, y: 350, size: 0.7, turn: -5 },
  spine: '284,436 280,510 270,612',
  girth: [104, 122, 82],
  cloth: 'cloth',
  hem: [
    [190, 690],
    [346, 684],
  ],
  limbs: 0.98,
  farArm: { joints: '322,462 372,530 416,492', hand: 'hidden' },
  nearArm: { joints: '248,468 300,580 424,482', holds: heldAt(sword, 74, 1.3, -7), turn: -14 },
});

/** A bird on the wing, about 90 across. */
const bird = (x: number, y: number, size: number, turn: number, flip: boolean): Art =>
  put(
    fill(
      'light',
      'M-46 -20C-28 -26 -12 -18 -2 -4C8 -24 26 -36 50 -34C34 -26 22 -10 14 4L30 6L14 14C0 20 -14 14 -20 6L-30 8L-22 0C-26 -10 -34 -16 -46 -20Z',
      { width: 1.4 },
    ),
    { x, y, size, turn, flip },
  );

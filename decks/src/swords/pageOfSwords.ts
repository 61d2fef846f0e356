import { outdoorPage } from '../courts/page.ts';
import { eachOf, eachRow, fill, flat, line, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { actor } from '../figure/actor.ts';
import { heldAt, sword } from '../suits/objects.ts';
import { hooded, cape } from './pageOfSwords/page.ts';

export const pageOfSwords: Scene = {
  alt: 'A page in a grey hood, dark hair at its edge and a torn red cape blown out behind, strides over stony ground with a sword in both hands and glances back over the shoulder, where seven birds wheel.',
  draw: (chance) =>
    outdoorPage(chance, {
      suit: 'swords',
      stance: [276, 190],
      figure: [
        cape,
        actor({
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
          hose: 'sage',
          limbs: 0.98,
          farLeg: {
            joints: '296,640 372,712 386,826',
          },
          nearLeg: {
            joints: '252,640 206,740 130,822',
            foot: 14,
          },
          farArm: {
            joints: '322,462 372,530 428,474',
            holds: heldAt(sword, 70, 1.5, 14),
            turn: 14,
          },
          nearArm: {
            joints: '248,468 300,580 416,516',
            turn: 14,
          },
        }),
      ],
      beside: [
        stones,
        eachRow<[number, number, number, number, boolean]>(
          [
            [98, 330, 0.9, -8, false],
            [150, 246, 1, -20, false],
            [224, 180, 0.74, 10, true],
            [186, 330, 0.7, 14, true],
            [84, 248, 0.5, 0, true],
            [300, 146, 0.56, -14, false],
            [210, 262, 0.46, 8, false],
          ],
          (x, y, size, turn, flip) => bird(x, y, size, turn, flip),
        ),
      ],
    }),
};

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

/** Rough ground: stones with a lit side, and grass bent by the wind. */
const stones: Art = [
  eachOf('86,858,1 500,850,1.3 268,874,0.8 440,872,0.7', (x, y, size) =>
    put(
      [
        fill('stoneDark', 'M-44 8L-34 -18L-8 -30L24 -22L44 8Z', { width: 2 }),
        flat('stone', 'M-34 -18L-8 -30L2 -10L-22 -2Z'),
      ],
      { x, y, size },
    ),
  ),
  eachOf('166,862 378,868 536,820', (x, y) =>
    line(
      `M${x} ${y}q-10 -22 -34 -26M${x + 8} ${y}q-4 -26 -24 -38M${x + 14} ${y}q2 -18 -8 -30`,
      2,
      'line',
      0.7,
    ),
  ),
];

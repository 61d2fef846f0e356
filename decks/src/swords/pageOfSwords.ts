import { outdoorPage } from '../courts/page.ts';
import { type Art, eachOf, eachRow, fill, flat, line, put, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { head } from '../figure/head.ts';
import { heldAt, sword } from '../suits/objects.ts';

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

/** The face turned over the shoulder, in a hood with hair at its edge; in the head's own units. */
const hooded: Art = [
  fill(
    'steelDark',
    'M0 -88C-74 -90 -88 -18 -80 40C-78 76 -92 96 -106 118Q0 160 106 118C92 96 78 76 80 40C88 -18 74 -90 0 -88Z',
  ),
  head({ skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'intent', turn: -1, shape: 'long' }),
  ['-44,-44 -58,-4 -50,40', '40,-46 56,-10 54,50', '18,-56 48,-34 52,10'].map((points) =>
    limb('hairBlack', points, [14, 16, 4], 'detail', 1),
  ),
  tube('steelDark', 'M-38 98C-78 58 -68 -66 0 -70C68 -66 78 58 38 98', 19),
  fill(
    'steelDark',
    'M-102 122C-70 96 -44 88 -34 90Q0 108 34 90C44 88 70 96 102 122Q60 158 0 158Q-60 158 -102 122Z',
    {
      width: 2,
    },
  ),
  graven('-70,122 -20,140 40,138', 4),
];

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

/** Pinned at the neck and blown out in waves; its edge is torn to strips. */
const cape: Art = [
  fill(
    'wine',
    'M304 424C262 398 226 440 184 414C148 392 112 384 70 410C88 416 100 424 108 436C90 436 70 444 54 462C80 460 100 466 112 478L84 500C112 500 126 506 136 518C116 530 104 546 98 572C118 556 136 550 152 552L142 600C166 574 186 566 206 576C226 588 248 586 272 566Z',
  ),
  flat(
    'wineDark',
    'M276 474C236 452 204 490 164 472C140 460 124 448 108 436C90 436 70 444 54 462C80 460 100 466 112 478L84 500C112 500 126 506 136 518C184 530 226 506 274 524Z',
    0.75,
  ),
  graven('290,436 236,446 178,430 104,408', 5),
  graven('280,464 220,470 166,456 100,450', 5),
  graven('276,520 220,530 160,516 112,522', 5),
  graven('272,552 226,560 176,548 150,574', 5),
];

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

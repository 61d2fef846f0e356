import { outdoorPage } from '../courts/page.ts';
import { eachRow, fill, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { actor } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const pageOfSwords: Scene = {
  alt: 'A page in a grey hood, a red cape blown out behind, strides over rough ground with a sword in both hands and looks back at wheeling birds.',
  draw: (chance) =>
    outdoorPage(chance, {
      suit: 'swords',
      stance: [276, 190],
      figure: [
        fill('wine', 'M262 442C200 430 160 480 70 452C96 500 84 540 120 566C170 560 214 590 262 560Z'),
        line('M250 470C190 470 160 510 110 498M250 510C200 510 170 540 130 538', 2.4),
        actor({
          skin: 'skinBrown',
          head: put(profile({ skin: 'skinBrown', eyes: 'open', hood: 'steelDark' }), { flip: true }),
          headAt: { x: 282, y: 352, size: 0.74, turn: 4 },
          spine: '284,436 280,510 270,612',
          girth: [76, 116, 80],
          cloth: 'cloth',
          hem: [
            [190, 690],
            [346, 684],
          ],
          hose: 'sage',
          limbs: 1.1,
          farLeg: {
            joints: '296,640 372,712 386,826',
          },
          nearLeg: {
            joints: '252,640 206,740 130,822',
            foot: 14,
          },
          farArm: {
            joints: '306,456 364,520 424,470',
            holds: heldAt(sword, 70, 1.5, 14),
            turn: 14,
          },
          nearArm: {
            joints: '270,462 320,572 412,512',
            turn: 14,
          },
        }),
      ],
      beside: eachRow(
        [
          [120, 300],
          [170, 250],
          [214, 300],
          [150, 350],
        ],
        (x, y) => line(`M${x - 22} ${y - 8}q12 -8 22 8q10 -16 22 -8`, 4, 'light'),
      ),
    }),
};

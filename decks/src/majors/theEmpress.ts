import { lapCloak } from '../figure/lap.ts';
import { type Art, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { enthroned } from '../figure/enthroned.ts';
import { restingHand } from '../figure/restingHand.ts';
import { shoulder } from '../figure/shoulder.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc, halo } from '../primitives/lights.ts';
import { flower, tree, wheat } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theEmpress: Scene = {
  alt: 'A woman crowned with stars sits on a red seat among trees and ripe wheat, a sceptre in one hand, a green cloak across her lap, the other hand on a heart-shaped shield with the sign of Venus; a stream runs past.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 330, 150, 500, 26),
    hill(600, 16, 'far', 0.6),
    eachRow(
      [
        [96, 640, 1],
        [182, 616, 0.8],
        [504, 640, 1],
        [424, 616, 0.8],
      ],
      (x, y, size) => tree(x, y, size, 'glow'),
    ),
    hill(676, 12, 'mid', 2.2),
    halo(300, 330, 118, 'sageDark'),
    fill(
      'waterLight',
      'M536 622C506 640 520 652 540 664C556 676 520 700 508 726C494 758 522 792 504 832C494 858 486 880 480 900H560V716C548 700 566 682 556 664C546 648 524 642 544 622Z',
    ),
    graven('546,690 524,718 520,746', 3, 'light'),
    graven('536,760 532,800 520,836', 4, 'light'),
    graven('552,770 548,820 532,880', 4, 'light'),
    fill('wine', 'M140 560C150 470 450 470 460 560L480 860H120Z'),
    graven('170,560 164,700 150,850', 4),
    graven('430,560 436,700 450,850', 4),
    standing(300, 836, 200),
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinBrown',
        hair: 'hairAuburn',
        cut: 'long',
        eyes: 'open',
        mouth: 'smile',
      },
      wears: 'starCrown',
      robe: 'linen',
      panel: 'rose',
      mantle: 'sageDark',
      collar: 'jewels',
      knees: 0.6,
      lap: lapCloak('sage'),
      right: { joints: '50,-158 112,-76 128,-138', holds: sceptre, turn: 0 },
      place: { x: 300, y: 566 },
    }),
    put(shield, { x: 168, y: 690, turn: -6, size: 1.12 }),
    put(handOnShield, { x: 300, y: 566 }),
    times(11, (i) => wheat(66 + i * 34, 890, 36 + Math.abs(i - 6) * 7 + ((i * 37) % 30), (i - 7) * 2)),
    [92, 506].map((x) => flower(x, 852, 24, 6, 'rose', 'red')),
  ],
};

/** Her right arm, the hand laid over the shield's upper edge; in the seated figure's units. */
const handOnShield: Art = [
  sleevedArm({ joints: '-50,-158 -120,-84 -158,14', hand: 'hidden' }, 'linen', 'skinBrown', 'trim', 0.92),
  shoulder('linen', [-40, -140], 18),
  graven('-58,-116 -84,-92 -104,-70', 4),
  restingHand('skinBrown', { x: -168, y: 36, turn: 104, size: 0.86 }),
];

const sceptre: Art = [
  fill('metal', 'M-5 66V-90H5V66Z', { width: 1.8 }),
  disc('metal', 0, 70, 10, 1.8),
  disc('metal', 0, -108, 21),
  line('M-21 -108H21M0 -129V-87', 1.8, 'ink', 0.5),
];

const shield: Art = [
  fill('wine', 'M0 74C-64 30 -84 -10 -66 -44C-48 -70 -12 -66 0 -38C12 -66 48 -70 66 -44C84 -10 64 30 0 74Z', {
    width: 5,
    edge: 'metal',
  }),
  line('M0 4V46M-16 28H16M0 4a18 18 0 1 1 .1 0', 5, 'glow'),
];

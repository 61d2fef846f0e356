import { type Art, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { lapCloak } from '../figure/lap.ts';
import { restingHand } from '../figure/restingHand.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc, halo } from '../primitives/lights.ts';
import { flower, tree, wheat } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theEmpress: Scene = {
  alt: 'A woman crowned with stars sits on a red seat among trees and ripe wheat, a sceptre in one hand, the other on a heart-shaped shield with the sign of Venus that rests against the seat; a stream winds past.',
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
    halo(300, 330, 118, 'rose'),
    fill(
      'waterLight',
      'M40 652C90 646 130 664 180 668C280 676 400 668 470 678C530 688 566 708 548 742C534 768 506 790 516 826C522 852 548 870 552 900H440C440 868 424 846 432 806C440 770 470 752 458 732C446 712 300 714 180 702C130 696 90 680 40 684Z',
    ),
    graven('48,664 78,662 108,672', 3, 'light'),
    graven('486,690 524,704 530,728', 4, 'light'),
    graven('520,744 496,776 494,812', 4, 'light'),
    graven('504,820 512,850 530,886', 4, 'light'),
    fill('wine', 'M134 600C124 424 476 424 466 600L480 850H120Z'),
    fill('red', 'M132 640C132 622 178 622 178 640V850H128Z'),
    fill('red', 'M468 640C468 622 422 622 422 640V850H472Z'),
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
      panel: 'linen',
      mantle: 'sage',
      collar: 'jewels',
      knees: 0.24,
      headSize: 0.72,
      lap: [lapCloak('rose'), put(shield, { x: -146, y: 146, turn: -8, size: 1.2 })],
      left: { joints: '-50,-158 -128,-66 -112,46', hand: 'hidden' },
      right: { joints: '50,-158 112,-76 128,-138', holds: sceptre, turn: 0 },
      place: { x: 300, y: 566 },
    }),
    restingHand('skinBrown', { x: 196, y: 632, turn: 84, size: 0.86 }),
    times(11, (i) => wheat(66 + i * 34, 890, 36 + Math.abs(i - 6) * 7 + ((i * 37) % 30), (i - 7) * 2)),
    [92, 506].map((x) => flower(x, 852, 24, 6, 'rose', 'red')),
  ],
};

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

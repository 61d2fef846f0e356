import { type Art, fill, flat, line, put, rays } from '../drawing/art.ts';
import { polar, polygonPath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { portrait } from '../figure/portrait.ts';
import { disc, flame } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theDevil: Scene = {
  alt: 'A horned figure with the wings of a bat sits on a dark block with a torch turned down; the two people chained to it wear their chains loosely enough to lift them off.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    flat('wineDark', 'M40 900V520Q300 380 560 520V900Z', 0.75),
    rays(300, 380, 140, 460, 20, 0.3),
    [false, true].map((flip) => put(batWing, { x: flip ? 250 : 350, y: 470, size: 1.25, flip })),
    put(emblemStar, { x: 300, y: 168 }),
    portrait({
      y: 356,
      size: 0.86,
      look: {
        shape: 'long',
        skin: 'skinBrown',
        hair: 'hairBlack',
        cut: 'short',
        beard: 'full',
        eyes: 'open',
        brow: 'stern',
        mouth: 'smile',
      },
      wears: 'horns',
      robe: 'wine',
      panel: 'ink',
      collar: 'plain',
      left: { kind: 'raise' },
      right: {
        kind: 'hold',
        what: put([fill('wood', 'M-8 -60L8 -60L12 60H-12Z'), flame(0, 62, 1.6, 180)], { y: 30 }),
      },
    }),
    fill('ink', 'M150 708H450L470 900H130Z'),
    fill('stoneDark', 'M130 690H470V724H130Z'),
    disc('metal', 300, 764, 22, 2),
    disc('ink', 300, 764, 13, 1.6),
    line('M282 776C240 800 220 740 176 716M318 776C360 800 380 740 424 716', 8, 'line'),
    line('M282 776C240 800 220 740 176 716M318 776C360 800 380 740 424 716', 4, 'metalDark'),
    captive(150, { skin: 'skinFair', hair: 'hairAuburn', cut: 'long', turn: 0.6, brow: 'sad' }, 'sageDark'),
    captive(
      450,
      { skin: 'skinOlive', hair: 'hairBrown', cut: 'short', beard: 'short', turn: -0.6, brow: 'sad' },
      'clothDark',
    ),
  ],
};

const captive = (x: number, look: Look, cloth: Role): Art => [
  person({ x, y: 876, size: 0.86, look, dress: 'robe', cloth, trim: 'wine', wears: 'none' }),
  line(`M${x - 16} 694Q${x} 716 ${x + 16} 694`, 6, 'metalDark'),
];

const batWing: Art = [
  fill(
    'shade',
    'M0 0C20 -70 70 -130 150 -150C146 -110 156 -80 176 -50C150 -56 132 -44 124 -18C108 -34 88 -34 76 -6C60 -20 40 -14 30 24Z',
  ),
  line('M0 0C40 -50 90 -110 150 -150M20 -8C60 -40 100 -60 124 -18M12 0C40 -20 60 -26 76 -6', 2),
];

const emblemStar: Art = put(
  fill('metal', polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 12 : 30, -90 + i * 36))), { width: 1.4 }),
  { turn: 180 },
);

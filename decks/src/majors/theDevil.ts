import { goatHead, haunch } from '../creatures/goat.ts';
import { type Art, fill, flat, line, mirrored, put, rays, tube } from '../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { standing } from '../primitives/ground.ts';
import { disc, flame } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theDevil: Scene = {
  alt: 'A goat-headed figure with the wings of a bat crouches on a dark block, one hand raised, a torch turned down in the other; two people wear collars chained to the block, loose enough to lift off.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    flat('wineDark', 'M40 900V540Q300 400 560 540V900Z', 0.75),
    rays(300, 330, 140, 460, 20, 0.3),
    mirrored(put(batWing, { x: 342, y: 470, size: 1.24 })),
    put(fill('metal', polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 11 : 28, 90 + i * 36)))), {
      x: 300,
      y: 136,
    }),
    standing(300, 836, 190),
    fill('ink', 'M186 690H414L432 834H168Z'),
    fill('stoneDark', 'M166 668H434V700H166Z'),
    graven('200,716 206,770 196,826', 4),
    graven('398,716 392,770 404,826', 4),
    limb('skinBrown', '300,396 300,450 300,540', [130, 164, 116], 'skinEdge'),
    line('M258 466Q280 486 298 466M342 466Q320 486 302 466M300 490V560', 2.4, 'skinEdge'),
    flat('ink', 'M256 560Q300 530 344 560L322 668H278Z'),
    mirrored(put(haunch({ size: 0.94 }), { x: 318, y: 556 })),
    sleevedArm(
      {
        joints: '238,404 176,470 158,368',
        hand: 'open',
        turn: 98,
        flip: true,
      },
      'skinBrown',
      'skinBrown',
      'trim',
      1.3,
    ),
    sleevedArm(
      {
        joints: '362,404 424,456 426,524',
        holds: torch,
        turn: 0,
        flip: true,
      },
      'skinBrown',
      'skinBrown',
      'trim',
      1.3,
    ),
    goatHead({ x: 300, y: 300, size: 1.12 }),
    [chain(282, 760, 126, 682), chain(318, 760, 474, 682)],
    disc('metal', 300, 762, 22, 2),
    disc('ink', 300, 762, 13, 1.6),
    captive(108, { skin: 'skinFair', hair: 'hairAuburn', cut: 'long', turn: 0.6 }, 'sageDark'),
    captive(496, { skin: 'skinOlive', hair: 'hairBrown', cut: 'short', turn: -0.6 }, 'clothDark'),
  ],
};

const captive = (x: number, look: Look, cloth: Role): Art => [
  standing(x, 856, 62),
  person({
    x,
    y: 856,
    size: 0.84,
    look: { ...look, brow: 'sad', eyes: 'down' },
    dress: 'tunic',
    cloth,
    hose: look.skin ?? 'skinOlive',
    trim: 'wine',
    bow: (look.turn ?? 0) * 14,
  }),
  tube('metal', `M${x - 22} 667Q${x} 692 ${x + 22} 667`, 8),
];

/** A slack chain of oval links from one point to another. */
const chain = (x1: number, y1: number, x2: number, y2: number): Art =>
  times(11, (i) => {
    const t = i / 10;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 90 * t * (1 - t)];
    return line(circlePath(x, y, 8), 4, i % 2 ? 'metalDark' : 'metal');
  });

const torch: Art = [
  fill('wood', 'M-10 -46H10L14 66H-14Z'),
  fill('metal', 'M-16 54H16L12 74H-12Z'),
  flame(0, 76, 2, 180),
];

const batWing: Art = [
  fill(
    'shade',
    'M0 0C20 -70 70 -130 150 -150C146 -110 156 -80 176 -50C150 -56 132 -44 124 -18C108 -34 88 -34 76 -6C60 -20 40 -14 30 24Z',
  ),
  graven('4,0 60,-70 148,-148', 6),
  graven('20,-8 70,-40 122,-20', 4),
  graven('60,-70 110,-90 172,-52', 4),
];

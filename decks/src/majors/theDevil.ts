import { goatHead, haunch } from '../creatures/goat.ts';
import { type Art, fill, flat, line, mirrored, put, rays, tube, type Place } from '../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { type Reach, sleevedArm } from '../figure/actor.ts';
import type { Hair, Skin } from '../figure/look.ts';
import { posed } from '../figure/posed.ts';
import { standing } from '../primitives/ground.ts';
import { disc, flame } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theDevil: Scene = {
  alt: 'A goat-headed figure with the wings of a bat sits on a dark block, one hand raised, a torch turned down in the other; two people in loose collars hold the chain fixed to the block, one with a hand lifted, one with a hand at the collar.',
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
    fill('woodDark', 'M246 552Q300 520 354 552L340 640Q300 668 260 640Z'),
    mirrored(put(haunch({}), { x: 322, y: 578 })),
    flat('woodDark', 'M252 558Q300 528 348 558L336 622Q300 652 264 622Z'),
    graven('284,566 288,584 280,600', 4),
    graven('316,566 312,584 320,600', 4),
    graven('300,588 304,606 298,624', 4),
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
        joints: '362,404 424,450 420,510',
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
    captive({ x: 108 }, 'skinFair', 'hairAuburn', 'sage', {
      nearArm: { joints: '-4,-350 40,-262 92,-277', turn: -8 },
      farArm: { joints: '20,-350 70,-330 88,-396', hand: 'open', turn: -70 },
    }),
    captive({ x: 498, flip: true }, 'skinOlive', 'hairBrown', 'cloth', {
      farArm: { joints: '20,-350 60,-280 98,-282', turn: -4 },
      nearArm: { joints: '-8,-350 64,-292 34,-370', turn: -60, flip: false },
    }),
  ],
};

const captive = (
  place: Place & { x: number },
  skin: Skin,
  hair: Hair,
  cloth: Role,
  arms: { nearArm: Reach; farArm: Reach },
): Art => [
  standing(place.x, 856, 62),
  posed({
    place: { y: 852, size: 0.52, ...place },
    side: { skin, hair, eyes: 'open', brow: 'sad' },
    hat: tube('metal', 'M-46 66Q-8 104 40 74', 15),
    headAt: [8, -434],
    headSize: 0.7,
    bow: 8,
    cloth,
    trim: 'wine',
    hose: skin,
    boots: skin,
    spine: '6,-364 -6,-306 -8,-240',
    hem: [
      [-70, -140],
      [52, -150],
    ],
    farLeg: { joints: '6,-214 44,-120 36,-18' },
    nearLeg: { joints: '-18,-214 -18,-110 -52,-18' },
    ...arms,
  }),
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

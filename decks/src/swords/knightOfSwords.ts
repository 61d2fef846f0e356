import { knight } from '../courts/knight.ts';
import { eachOf, flat, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { hill } from '../primitives/land.ts';
import { litEdge } from '../primitives/litEdge.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { heldAt, sword } from '../suits/objects.ts';
import { flyingMane, muscles } from './knightOfSwords/charger.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges on a pale grey horse at full gallop under dark storm clouds, bends forward and holds his sword up; his red cape, mane, tail and dust fly back.',
  draw: (chance) =>
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'steel',
      shaded: 'steelDark',
      mane: 'light',
      ownMane: [muscles, flyingMane],
      trapping: 'red',
      tabard: 'cloth',
      face: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'stern' },
      crest: 'plume',
      mantle: 'red',
      cape: 'streams',
      at: { x: 326, y: 654, size: 1.1, turn: 14, flip: true },
      lean: 18,
      build: { size: 1.04, thigh: 18, limbs: 0.84, forward: 6 },
      arm: {
        shoulder: [-16, -158],
        elbow: [56, -166],
        hand: [98, -262],
        holds: heldAt(sword, 76, 1.06, 6),
        turn: -14,
      },
      air: [
        gust({ x: 220, y: 190, size: 1.1, turn: -6 }),
        litBank(330, 'gloomLight', [40, 160], 1),
        gust({ x: 400, y: 400, size: 1 }, 'light', 0.4),
      ],
      behind: [
        litBank(444, 'gloom', [40, 260], 2.2),
        litBank(560, 'gloom', [40, 300], 1),
        hill(690, 10, 'near', 0.6),
      ],
      before: [stormLight, dust],
    }),
};

/** Dust that the hooves throw up and leave behind them. */
const dust: Art = [
  flat('ink', 'M90 846Q300 816 548 844Q300 872 90 846Z', 0.55),
  // It rises in curls behind the hooves.
  [
    '548,846 516,840 492,820 510,800 528,812',
    '552,812 528,792 540,768 556,772',
    '500,850 470,842 458,822 474,812 484,824',
    '440,854 420,846 414,832 426,826',
  ].map((points) => graven(points, 13, 'steel', 0.6)),
  eachOf('452,806,4 430,818,3 496,786,4 520,758,3 404,836,3 470,792,2.4', (x, y, r) =>
    flat('steel', circlePath(x, y, r), 0.8),
  ),
  eachOf('330,846,120 210,862,110 430,868,110 300,884,150', (x, y, half) =>
    graven(
      [
        [x - half, y + 6],
        [x, y],
        [x + half, y - 8],
      ],
      5,
      'steel',
      0.5,
    ),
  ),
];

/** A gap in the storm, at the upper left, lights helmet, blade and croup. */
const stormLight: Art = [
  litEdge('302,350 322,342 346,348', [2, 7, 2], 'light'),
  litEdge('166,144 176,220 186,300', [2, 5, 3], 'light'),
  litEdge('404,614 436,613 462,636', [2, 9, 2], 'light'),
];

import { knight } from '../courts/knight.ts';
import { eachOf, fill, line, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { heldAt, sword } from '../suits/objects.ts';
import { flyingMane, muscles } from './knightOfSwords/charger.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume, seen near, charges on a pale grey horse at full gallop against dark storm clouds and holds his sword up over its ears; his red cape, the mane and the dust fly back.',
  draw: (chance) =>
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'steel',
      shaded: 'steelDark',
      mane: 'light',
      ownMane: [muscles, flyingMane],
      trapping: 'red',
      tabard: 'clothDark',
      face: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'stern' },
      crest: 'plume',
      mantle: 'red',
      cape: 'streams',
      at: { x: 390, y: 672, size: 1.36, turn: 9, flip: true },
      lean: 18,
      build: { size: 0.96, thigh: 18, limbs: 0.84, forward: 6 },
      arm: { elbow: [60, -142], hand: [92, -246], holds: heldAt(sword, 76, 0.94, 12), turn: -14 },
      air: [
        gust({ x: 220, y: 190, size: 1.1, turn: -6 }),
        litBank(330, 'gloomLight', [600, 120], 1),
        gust({ x: 400, y: 400, size: 1 }, 'light', 0.4),
      ],
      behind: [
        litBank(444, 'gloom', [600, 300], 2.2),
        litBank(560, 'gloom', [600, 300], 1),
        hill(690, 10, 'near', 0.6),
      ],
      before: dust,
    }),
};

/** Dust that the hooves throw up. */
const dust: Art = [
  fill(
    'mid',
    'M36 880C60 846 96 846 116 862C140 842 186 842 204 858C232 826 290 824 312 844C330 796 396 786 424 814C446 776 520 768 564 796V900H36Z',
    { width: 2 },
  ),
  eachOf('90,858 160,852 240,848 276,842 352,828 392,818 456,828 508,806 300,868 430,862', (x, y) =>
    line(`M${x - 22} ${y + 6}q22 -24 44 0`, 2, 'light', 0.5),
  ),
];

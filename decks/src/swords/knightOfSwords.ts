import { knight } from '../courts/knight.ts';
import { eachOf, fill, line, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { heldAt, sword } from '../suits/objects.ts';
import { flyingMane, muscles } from './knightOfSwords/charger.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges on a pale grey horse at full gallop and lifts his sword over its ears; his blue cape, the mane and the dust fly back.',
  draw: (chance) =>
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'steel',
      shaded: 'steelDark',
      mane: 'light',
      ownMane: [muscles, flyingMane],
      trapping: 'wine',
      tabard: 'clothDark',
      face: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'stern' },
      crest: 'plume',
      mantle: 'cloth',
      cape: 'streams',
      at: { x: 496, y: 706, size: 1.7, turn: 5, flip: true },
      lean: 26,
      arm: { elbow: [54, -158], hand: [80, -254], holds: heldAt(sword, 76, 0.84, 14), turn: 14 },
      air: [
        litBank(330, 'stoneDark', [600, 120], 1),
        gust({ x: 220, y: 190, size: 1.1, turn: -6 }),
        gust({ x: 330, y: 420, size: 0.9 }, 'light', 0.35),
      ],
      behind: cloud(120, 566, 1.1, 'dusk'),
      before: dust,
    }),
};

/** Dust that the hooves throw up. */
const dust: Art = [
  fill(
    'dusk',
    'M36 880C60 852 96 852 116 866C140 846 186 846 204 862C232 830 290 828 312 848C330 800 396 790 424 818C446 782 520 778 564 806V900H36Z',
    { width: 2 },
  ),
  eachOf('240,852 276,846 352,834 392,824 456,832 508,816 300,872 430,866', (x, y) =>
    line(`M${x - 22} ${y + 6}q22 -24 44 0`, 2, 'light', 0.5),
  ),
];

import { knight } from '../courts/knight.ts';
import { eachOf, fill, line, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges on a pale grey horse at full gallop and thrusts his sword forward past its ears; his blue cape, the mane and the dust fly back.',
  draw: (chance) =>
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'steel',
      shaded: 'steelDark',
      mane: 'light',
      trapping: 'wine',
      tabard: 'clothDark',
      face: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'stern' },
      crest: 'plume',
      mantle: 'cloth',
      cape: 'streams',
      at: { x: 462, y: 644, size: 1.42, turn: 3, flip: true },
      halo: [80, 260],
      lean: 26,
      arm: { elbow: [48, -196], hand: [100, -228], holds: heldAt(sword, 74, 1, 26), turn: -6 },
      before: dust,
    }),
};

/** Dust that the hooves throw up. */
const dust: Art = [
  fill(
    'dusk',
    'M36 862C50 832 92 826 112 846C130 824 170 826 184 850C212 832 252 838 262 856C300 842 346 844 362 860C400 836 440 838 456 854C500 838 540 840 564 858V900H36Z',
    { width: 2 },
  ),
  eachOf('84,850 158,852 236,858 330,856 420,854 510,856', (x, y) =>
    line(`M${x - 22} ${y + 6}q22 -24 44 0`, 2, 'light', 0.5),
  ),
];

import { knight } from '../courts/knight.ts';
import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { city } from './sixOfWands/city.ts';
import { crowd, staffs } from './sixOfWands/crowd.ts';
import { garland, laurel, wreathedStaff } from './sixOfWands/laurels.ts';

export const sixOfWands: Scene = {
  alt: 'A rider crowned with laurel sits on a garlanded brown horse before a city gate and lifts a burning staff hung with a wreath high above the crowd, whose heads we see from behind and who hold up five more.',
  draw: (chance) =>
    put(
      knight(chance, {
        suit: 'wands',
        gait: 'walk',
        coat: 'wood',
        shaded: 'woodDark',
        mane: 'hairBlack',
        trapping: 'wine',
        tabard: 'cloth',
        face: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'glad' },
        crest: { worn: laurel },
        mantle: 'red',
        cape: 'hangs',
        at: { x: 226, y: 598, size: 1.16 },
        air: rays(340, 230, 80, 420, 26, 0.5),
        behind: [city, staffs],
        build: {
          size: 1.04,
          spine: '-6,-172 -8,-126 -16,-72',
          girth: [52, 80, 58],
          head: { x: 6, y: -230, size: 0.56 },
          limbs: 0.84,
          thigh: 16,
          forward: 12,
        },
        slackRein: [46, -80],
        arm: {
          shoulder: [-8, -160],
          elbow: [54, -156],
          hand: [84, -226],
          holds: wreathedStaff,
          turn: -34,
        },
        before: [garland, crowd, firelight(336, 210, 260, 0.9)],
      }),
      { x: 600, flip: true },
    ),
};

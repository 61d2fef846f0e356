import { knight, UPRIGHT_RIDER } from '../courts/knight.ts';
import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { heldAt, pentacle } from '../suits/objects.ts';
import { coinLight, field, combedMane } from './knightOfPentacles/ploughHorse.ts';

export const knightOfPentacles: Scene = {
  alt: 'A knight in a helmet with oak leaves sits upright on a heavy dark horse that stands still in a ploughed field, and holds a great golden coin up before his face.',
  draw: (chance) =>
    knight(chance, {
      suit: 'pentacles',
      gait: 'stand',
      coat: 'stoneDark',
      shaded: 'shade',
      mane: 'hairBlack',
      ownMane: combedMane,
      trapping: 'wine',
      tabard: 'sage',
      face: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', mood: 'calm' },
      crest: 'leaves',
      mantle: 'wine',
      cape: 'hangs',
      at: { x: 338, y: 614, size: 1.2, flip: true },
      air: [
        eveningBanks(610, ['glow', 'straw', 'sage', 'leafDark'], 52),
        rays(192, 278, 106, 420, 30, 0.55),
        firelight(192, 278, 200, 1),
      ],
      behind: [hill(606, 14, 'far', 0.6), field],
      build: {
        ...UPRIGHT_RIDER,
        cloth: 1.24,
      },
      heldRein: [75, -90],
      arm: {
        shoulder: [-24, -156],
        elbow: [40, -134],
        hand: [87, -216],
        holds: heldAt(pentacle, 84, 0.74, 26),
        turn: -40,
      },
      before: coinLight,
    }),
};

import { knight, UPRIGHT_RIDER } from '../courts/knight.ts';
import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { before, field, combedMane } from './knightOfPentacles/ploughHorse.ts';

export const knightOfPentacles: Scene = {
  alt: 'A knight in a helmet with oak leaves sits upright on a heavy dark horse that stands still on a ploughed field before ripe wheat, and bears a great golden coin on his open palm before his face.',
  draw: (chance) =>
    knight(chance, {
      suit: 'pentacles',
      gait: 'stand',
      coat: 'stoneDark',
      shaded: 'shade',
      mane: 'hairBlack',
      ownMane: combedMane,
      trapping: 'wine',
      tabard: 'straw',
      face: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', mood: 'calm' },
      crest: 'leaves',
      mantle: 'wine',
      cape: 'hangs',
      at: { x: 340, y: 618, size: 1.22, flip: true },
      air: [
        eveningBanks(566, ['straw', 'sage', 'leafDark'], 46),
        rays(180, 300, 106, 420, 30, 0.55),
        firelight(180, 300, 210, 1),
      ],
      behind: [hill(606, 14, 'far', 0.6), field],
      build: {
        ...UPRIGHT_RIDER,
        size: 1,
        cloth: 1.16,
      },
      heldRein: [66, -87],
      arm: {
        shoulder: [-24, -156],
        elbow: [46, -124],
        hand: [108, -196],
        ownHand: true,
      },
      before,
    }),
};

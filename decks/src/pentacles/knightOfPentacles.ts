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
      at: { x: 366, y: 602, size: 1.34, flip: true },
      air: [
        eveningBanks(610, ['glow', 'straw', 'sage', 'leafDark'], 52),
        rays(214, 260, 106, 420, 30, 0.55),
        firelight(214, 260, 200, 1),
      ],
      behind: [hill(606, 14, 'far', 0.6), field],
      build: {
        ...UPRIGHT_RIDER,
        size: 0.9,
        cloth: 1.16,
      },
      heldRein: [66, -87],
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

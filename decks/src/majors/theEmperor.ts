import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { ankhInHand, emperor, onRam, pauldron } from './emperor/emperor.ts';
import { ankh, head, neck } from './emperor/ram.ts';

const RAM = { x: 370, y: 716, size: 1.05 };

export const theEmperor: Scene = {
  alt: 'A black-bearded emperor in armour and a red mantle, large and from the side, looks out over bare mountains before a great red sun, one hand on the head of a white ram, an ankh in the other.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(190, 400, 140, 520, 36, 0.45),
    disc('red', 190, 400, 150, 3),
    disc('rose', 184, 394, 122, 0, 0.4),
    eveningBanks(560, ['straw', 'red', 'wine', 'wine'], 70),
    peaks(620, [
      [470, 110, 130],
      [214, 120, 110],
      [330, 120, 70],
      [86, 130, 140],
    ]),
    hill(704, 10, 'near', 1),
    put([ankhInHand(ankh), emperor, put(neck, RAM), onRam.arm, put(head, RAM), onRam.hand, pauldron], {
      x: 600,
      flip: true,
    }),
    firelight(150, 430, 320, 0.5),
  ],
};

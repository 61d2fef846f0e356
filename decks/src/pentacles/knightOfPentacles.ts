import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { field, holding, horse } from './knightOfPentacles/saddle.ts';

export const knightOfPentacles: Scene = {
  alt: 'What a knight sees from the saddle: his two armoured hands hold a great coin up before him; below it his dark horse with a plaited mane turns its head, and the furrows of a ploughed field lead to the horizon.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    eveningBanks(560, ['glow', 'straw', 'sage', 'leafDark'], 40),
    rays(300, 300, 140, 560, 40, 0.5),
    hill(540, 14, 'far', 0.6),
    field,
    horse,
    holding([firelight(300, 300, 220, 0.6), pentacle(300, 300, 1.5)]),
  ],
};

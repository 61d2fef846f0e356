import { eachOf } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { house } from '../primitives/buildings.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { litBank } from '../primitives/skies.ts';
import { boat, passengers, swords, waves } from './sixOfSwords/crossing.ts';

export const sixOfSwords: Scene = {
  alt: 'A boat comes towards us over still water under a full moon; a mother in a red hood sits in it, her child asleep in her cloak, and before them six swords stand in a row in the bow.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    disc('light', 300, 300, 170),
    litBank(400, 'stone', [300, 300], 4),
    peaks(470, [
      [96, 120, 170],
      [506, 130, 190],
    ]),
    hill(484, 6, 'far', 1.6),
    eachOf('92,500,0.4 140,502,0.3 470,502,0.34 520,500,0.42', (x, y, size) => house(x, y, size)),
    lake(504),
    passengers,
    swords,
    boat,
    waves,
  ],
};

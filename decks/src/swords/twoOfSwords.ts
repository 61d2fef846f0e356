import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { grip } from '../figure/grip.ts';
import { water } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { longSword } from '../suits/longSword.ts';
import { moonPath, rocks } from './twoOfSwords/sea.ts';

export const twoOfSwords: Scene = {
  alt: 'A blindfolded woman sits on a stone bench with her back to the moonlit sea, her forearms crossed before a dark bodice, a long sword raised in either fist.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(478, 444, 38, -24),
    water(540, 16, 24),
    moonPath,
    rocks,
    fill('stoneDark', 'M40 792H560V900H40Z'),
    bench,
    dais(826, 160),
    enthroned({
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', eyes: 'bound', mood: 'grave' },
      wears: 'none',
      robe: 'linen',
      panel: 'steel',
      mantle: 'clothDark',
      collar: 'jewels',
      shoes: 'cloth',
      knees: 0.4,
      bow: 0,
      lap: bodice,
      left: { joints: '-54,-150 -92,-22 64,-104', hand: 'hidden' },
      right: { joints: '54,-150 92,-22 -64,-104', holds: longSword(-36, 0.8), turn: 12 },
      place: SEAT,
    }),
    put(grip('skinBrown', { x: 64, y: -104, size: 0.85, turn: -12 }, longSword(36, 0.8)), SEAT),
  ],
};

const SEAT = { x: 300, y: 668, size: 1.26 };

/** The dark front of her gown, against which the pale sleeves stand out. */
const bodice: Art = [
  fill('clothDark', 'M-44 -160Q0 -106 44 -160L56 -60L50 -14Q0 4 -50 -14L-56 -60Z', { width: 2 }),
  fill('trim', 'M-30 -184C-16 -160 16 -160 30 -184L46 -176C30 -132 -30 -132 -46 -176Z', { width: 1.8 }),
];

const bench: Art = [
  fill('stoneDark', 'M120 664H480V840H120Z'),
  fill('stone', 'M100 626H500V668H100Z'),
  flat('stoneDark', 'M100 656H500V668H100Z', 0.7),
  line('M160 668V830M440 668V830', 2, 'line', 0.5),
  graven('112,638 136,642 160,637', 4),
  graven('440,640 466,636 490,641', 4),
];

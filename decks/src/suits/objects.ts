import type { MinorSuit } from '#contract/tarot/codes.ts';
import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../drawing/geometry.ts';
import { crescent, disc } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { placeSuitObjects } from './placeSuitObjects.ts';

// Each is centred on the suit's object and about 200 high.

const leaves: readonly (readonly [y: number, side: number])[] = [
  [-40, 1],
  [-6, -1],
  [34, 1],
  [66, -1],
];

/** It burns in three tongues, which no wind bends. */
export const torchFlame: Art = [
  fill(
    'red',
    'M-2 -128C2 -118 8 -114 15 -120C13 -108 22 -100 19 -87C17 -77 8 -72 0 -72C-9 -72 -18 -77 -20 -87C-22 -98 -14 -104 -15 -114C-10 -110 -9 -108 -8 -106C-10 -114 -7 -122 -2 -128Z',
    { width: 1.8 },
  ),
  fill(
    'metal',
    'M0 -113C3 -106 9 -104 12 -95C15 -84 8 -76 0 -76C-8 -76 -15 -83 -13 -92C-12 -98 -8 -100 -7 -104C-4 -105 -2 -108 0 -113Z',
    { edge: 'none' },
  ),
  flat('glow', 'M1 -101C6 -94 8 -88 5 -82C2 -78 -3 -78 -5 -82C-8 -88 -3 -94 1 -101Z'),
  flat('light', 'M1 -91C3 -87 4 -84 2 -82C0 -80 -2 -80 -3 -82C-4 -85 -1 -87 1 -91Z', 0.9),
];

/** A budding staff; its flame ends at -128, its foot is at 100. */
const wandArt: Art = [
  fill('wood', 'M-8 100C-11 30 -6 -30 -9 -78C-4 -86 6 -86 9 -78C7 -30 11 30 8 100Z'),
  flat('woodDark', 'M2 98C4 30 2 -30 4 -80L9 -78C7 -30 11 30 8 100Z', 0.8),
  leaves.map(([y, side]) => leaf(side * 7, y, side > 0 ? -38 : 218, 30)),
  line('M-4 84Q-6 40 -4 6M-3 -14Q-4 -44 -4 -66M1 40q-3 5 0 10q3 -5 0 -10', 1.2, 'ink', 0.45),
  torchFlame,
];

/** A goblet with nothing on its bowl; rim at -76, foot at 96. */
export const goblet: Art = [
  fill('metalDark', 'M-9 30L-7 66L7 66L9 30Z'),
  fill('metal', 'M-46 92C-40 74 -16 76 -10 62L10 62C16 76 40 74 46 92C30 100 -30 100 -46 92Z'),
  disc('metal', 0, 46, 13),
  fill('metal', 'M-66 -76C-66 -10 -44 34 0 36C44 34 66 -10 66 -76Z'),
  flat('metalDark', 'M20 -76C24 -20 18 14 0 36C44 34 66 -10 66 -76Z', 0.5),
  fill('waterLight', 'M-66 -76C-60 -92 60 -92 66 -76C60 -62 -60 -62 -66 -76Z', { width: 2 }),
  line('M-58 -44C-30 -30 30 -30 58 -44M-54 -30C-28 -16 28 -16 54 -30', 1.8, 'ink', 0.7),
];

/** An upright sword; its point at -128, the guard at 50, the pommel at 112. */
const swordArt: Art = [
  fill('steel', 'M0 -128L13 -104L10 50L-10 50L-13 -104Z'),
  flat('steelDark', 'M0 -128L13 -104L10 50L0 50Z'),
  line('M0 -96L0 44', 1.6, 'ink', 0.5),
  fill(
    'metal',
    'M-42 46C-43 36 -32 40 -24 47L24 47C32 40 43 36 42 46C42 58 32 55 24 59L-24 59C-32 55 -42 58 -42 46Z',
  ),
  fill('redDark', 'M-7 60L7 60L6 92L-6 92Z'),
  times(4, (i) => line(`M-6 ${66 + i * 7}L6 ${63 + i * 7}`, 1.4, 'metalDark')),
  disc('metal', 0, 100, 12),
  disc('red', 0, 100, 5, 1),
];

/** A coin with a five-pointed star; its radius is 92. */
const pentacleArt: Art = [
  disc('metal', 0, 0, 92),
  disc('metalDark', 0, 0, 80, 1.6),
  disc('ink', 0, 0, 66, 2),
  fill('metal', polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 25 : 62, -90 + i * 36))), { width: 1.4 }),
  disc('ink', 0, 0, 13, 1.4),
  times(20, (i) => flat('light', circlePath(...polar(0, 0, 73, i * 18), i % 4 ? 2 : 3.6))),
];

const ARTS: Record<MinorSuit, Art> = {
  wands: wandArt,
  cups: [goblet, crescent(2, -2, 15, 0, 'light')],
  swords: swordArt,
  pentacles: pentacleArt,
};

export const { wand, cup, sword, pentacle } = placeSuitObjects(ARTS);

/** The suit's shape as an ornament on a banner or a throne; it does not count as one of the card's objects. */
export const suitEmblem = (suit: MinorSuit, size: number): Art => put(ARTS[suit], { size });

/** A suit's object placed by the point at which it is held: `gripY` along its own length comes to 0,0. */
export const heldAt = (
  object: (x: number, y: number, size: number, turn: number) => Art,
  gripY: number,
  size: number,
  turn = 0,
): Art => {
  const [x, y] = polar(0, 0, -gripY * size, turn + 90);
  return object(x, y, size, turn);
};

import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { disc, star } from '../../primitives/lights.ts';

const SHAPE =
  'M44 -104A112 112 0 1 0 44 104C14 104 -4 90 -4 74C-4 64 4 60 4 52C4 48 0 46 -2 44C6 42 10 38 8 33C6 29 2 28 2 24C2 18 22 20 30 12C22 -2 8 -14 6 -32C4 -62 18 -90 44 -104Z';

/** Half full, its face asleep and drawn like that of an old coin: lids, lips and wrinkles cut into the gold. */
export const moonFace: Art = put(
  [
    disc('metal', 0, 0, 128),
    disc('dusk', 0, 0, 114, 1.6),
    fill('glow', SHAPE, { width: 1.8 }),
    flat('metalDark', 'M44 104A112 112 0 0 1 -92 64C-60 92 -30 96 -10 88C0 98 20 104 44 104Z', 0.4),
    flat('metalDark', 'M-40 -34C-26 -44 -6 -40 4 -26C-4 -20 -12 -14 -16 -2C-24 -14 -34 -20 -46 -20Z', 0.4),
    flat('metalDark', 'M-14 6C-18 16 -14 26 -2 26L2 24C2 18 22 20 28 12C18 20 -4 20 -14 6Z', 0.55),
    flat('light', 'M-52 4C-44 -8 -24 -4 -20 8C-26 22 -46 22 -52 4Z', 0.4),
    // The brow, the heavy lid with its lashes, and the shadow below it.
    graven('-66,-34 -46,-56 -16,-54 2,-42', 7, 'woodDark', 0.9),
    fill('straw', 'M-50 -18C-38 -34 -14 -34 -2 -20C-16 -8 -38 -6 -50 -18Z', { edge: 'woodDark', width: 2 }),
    graven('-54,-18 -38,-5 -16,-6 0,-20', 6, 'woodDark', 1),
    line('M-44 -12L-49 -4M-34 -7L-37 2M-22 -6L-22 3M-11 -9L-8 -1', 2, 'woodDark'),
    line('M-46 4Q-28 14 -10 6', 1.8, 'woodDark', 0.5),
    // The wing of the nose, the lips, and the fold of a faint smile.
    line('M-8 8C-16 14 -14 24 -4 26', 2.4, 'woodDark', 0.8),
    flat('redDark', 'M-26 46C-16 36 -4 36 8 33C10 38 6 42 -2 44C-10 46 -18 46 -26 46Z', 0.75),
    flat('rose', 'M-26 46C-18 46 -8 46 -2 44C0 46 4 48 4 52C2 58 -14 60 -26 46Z', 0.85),
    line('M-34 42Q-28 48 -24 45Q-12 46 0 43.5', 2.4, 'woodDark'),
    line('M-40 30Q-50 44 -38 58M-22 66Q-14 72 -4 68', 1.8, 'woodDark', 0.5),
    graven('-94,-40 -104,0 -92,44', 6, 'woodDark', 0.4),
    graven('-82,-56 -92,-4 -80,56', 5, 'woodDark', 0.3),
    graven('-70,26 -60,60 -34,82', 5, 'woodDark', 0.35),
    star(58, -34, 14),
    star(78, 14, 9),
    star(54, 56, 8),
  ],
  { x: 300, y: 290 },
);

import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';

const SKIN = 'skinOlive';

/** A child's head in profile, looking right, without hair: a round cheek, a small nose and chin, a large eye. */
export const childHead: Art = [
  fill(SKIN, 'M-30 28L-38 94C-24 110 0 106 12 92L10 58Z', { edge: 'skinEdge', width: 1.8 }),
  fill(
    SKIN,
    'M-20 -62C22 -72 48 -54 49 -26C49 -16 47 -12 49 -4Q52 6 58 10C62 15 57 20 50 21C52 24 53 27 52 30C54 32 54 35 51 37C54 40 52 44 49 46C50 56 43 66 30 68C8 72 -8 60 -14 48L-40 30Z',
    { edge: 'skinEdge', width: 2 },
  ),
  flat('skinEdge', 'M-16 34C-4 50 14 60 36 62C20 72 0 68 -12 52Z', 0.14),
  flat('red', circlePath(22, 27, 14), 0.2),
  flat('light', 'M16 20C22 14 32 15 36 20C30 25 20 26 16 20Z', 0.2),
  flat('light', 'M19 2C23 -12 39 -14 46 -4C44 5 40 9 35 9C28 9 22 7 19 2Z'),
  flat('woodDark', circlePath(38.5, -2, 6)),
  flat('ink', circlePath(39.5, -2, 3.4)),
  flat('light', circlePath(37.4, -4.6, 1.8)),
  line('M17 2C23 -12 38 -15 47 -5', 3, 'skinEdge'),
  line('M22 -22Q34 -30 45 -24', 2.2, 'hairBrown', 0.6),
  flat('skinEdge', 'M47 17C49 14 53 14 54 18C52 21 49 21 47 17Z', 0.5),
  flat('rose', 'M38 32Q45 31 52 30Q54 33 51 36Q45 41 38 32Z', 0.9),
  line('M34 30Q43 38 52 33', 1.8, 'skinEdge', 0.8),
];

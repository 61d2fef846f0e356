import { type Art, fill, line } from '../../drawing/art.ts';

/** Banks of cloud that hang lower and lower towards the dark side. */
export const blackSky: Art = [
  fill(
    'gloom',
    'M40 30H560V420a58 46 0 0 1 -104 14a66 52 0 0 1 -118 26a60 48 0 0 1 -104 32a62 50 0 0 1 -112 10a50 44 0 0 1 -82 -8Z',
  ),
  fill(
    'gloomLight',
    'M40 30H560V330a70 56 0 0 1 -124 16a78 60 0 0 1 -138 28a64 54 0 0 1 -116 14a60 50 0 0 1 -90 20a40 40 0 0 1 -52 -4Z',
  ),
  fill(
    'gloom',
    'M40 30H560V226a66 54 0 0 1 -116 20a78 60 0 0 1 -140 18a70 56 0 0 1 -124 22a60 50 0 0 1 -90 10a40 40 0 0 1 -50 -8Z',
  ),
  line(
    'M70 452q40 22 84 0M210 442q36 20 76 -4M360 412q40 20 84 -8M96 350q40 22 90 -6M250 330q46 24 100 -8M430 296q40 20 84 -6M110 240q50 24 104 -4M300 210q50 24 110 -6M200 150q60 24 120 0',
    1.8,
    'detail',
    0.5,
  ),
];

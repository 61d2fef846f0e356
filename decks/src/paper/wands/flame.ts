import { flat, put, type Art } from '../../drawing/art.ts';
import { cut } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const FLAME =
  'M0 0C-40 -30 -34 -74 -6 -92C-8 -72 4 -66 10 -56C14 -84 8 -112 -10 -140C40 -120 56 -84 44 -56C54 -60 58 -70 58 -80C74 -46 52 -8 0 0Z';

/** A flame whose foot is at (x, y), 140 high at size 1. */
export const flame = (x: number, y: number, size: number, turn = 0): Art => {
  const heart = outline('4,-8! -16,-36 -4,-60 12,-36 28,-70 32,-30');
  return put([cut('glow', FLAME, 5), flat('mid', heart)], { x, y, size, turn });
};

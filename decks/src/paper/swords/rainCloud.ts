import type { Art } from '../../drawing/art.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BANK = outline(
  '24,20! 576,20! 576,140! 540,196 478,170 458,150! 430,178 400,150! 356,226 276,204 246,170! 222,200 190,176 182,166! 150,216 84,204 66,168! 50,184 24,176!',
);
const BILLOWS = [
  '70,110 92,168 150,164 166,128',
  '200,110 214,146 236,142',
  '404,112 426,144 450,128',
  '486,118 510,156 548,140',
];

/** A heavy bank of cloud across the top of the window, its foot at about 200. */
export const rainCloud: Art = [cut('ink', BANK, 6), BILLOWS.map((fold) => gouge(fold, 10, 'mid'))];

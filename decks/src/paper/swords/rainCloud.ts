import type { Art } from '../../drawing/art.ts';
import { boxPath, circlePath, toTriples } from '../../drawing/geometry.ts';
import { gouge, joined } from '../lino/cut.ts';

/** The billows of its foot: round, and flatter towards the middle. */
const BILLOWS = toTriples(
  '60,104,44 124,112,56 196,92,48 256,66,40 344,66,40 404,74,44 470,98,54 540,106,46',
).map(([x, y, r]) => circlePath(x, y, r));
const FOLDS = [
  '80,122 108,142 140,138',
  '176,104 200,120 224,108',
  '448,122 476,132 502,116',
  '520,126 538,132 550,128',
];

/** A heavy bank of cloud across the top of the window, its foot at about 160, and at 110 in the middle. */
export const rainCloud: Art = [
  joined('ink', [boxPath(24, 20, 552, 76), ...BILLOWS], 6),
  FOLDS.map((fold) => gouge(fold, 9, 'mid')),
];

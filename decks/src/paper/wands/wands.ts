import type { Scene } from '../../drawing/scene.ts';
import { aceOfWands } from './aceOfWands.ts';
import { eightOfWands } from './eightOfWands.ts';
import { fiveOfWands } from './fiveOfWands.ts';
import { fourOfWands } from './fourOfWands.ts';
import { kingOfWands } from './kingOfWands.ts';
import { knightOfWands } from './knightOfWands.ts';
import { nineOfWands } from './nineOfWands.ts';
import { pageOfWands } from './pageOfWands.ts';
import { queenOfWands } from './queenOfWands.ts';
import { sevenOfWands } from './sevenOfWands.ts';
import { sixOfWands } from './sixOfWands.ts';
import { tenOfWands } from './tenOfWands.ts';
import { threeOfWands } from './threeOfWands.ts';
import { twoOfWands } from './twoOfWands.ts';

export const PAPER_WANDS: Record<string, Scene> = {
  'ace-of-wands': aceOfWands,
  'two-of-wands': twoOfWands,
  'three-of-wands': threeOfWands,
  'four-of-wands': fourOfWands,
  'five-of-wands': fiveOfWands,
  'six-of-wands': sixOfWands,
  'seven-of-wands': sevenOfWands,
  'eight-of-wands': eightOfWands,
  'nine-of-wands': nineOfWands,
  'ten-of-wands': tenOfWands,
  'page-of-wands': pageOfWands,
  'knight-of-wands': knightOfWands,
  'queen-of-wands': queenOfWands,
  'king-of-wands': kingOfWands,
};

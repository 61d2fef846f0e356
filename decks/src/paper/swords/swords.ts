import type { Scene } from '../../drawing/scene.ts';
import { aceOfSwords } from './aceOfSwords.ts';
import { twoOfSwords } from './twoOfSwords.ts';
import { threeOfSwords } from './threeOfSwords.ts';
import { fourOfSwords } from './fourOfSwords.ts';
import { fiveOfSwords } from './fiveOfSwords.ts';
import { sixOfSwords } from './sixOfSwords.ts';
import { sevenOfSwords } from './sevenOfSwords.ts';
import { eightOfSwords } from './eightOfSwords.ts';
import { nineOfSwords } from './nineOfSwords.ts';
import { tenOfSwords } from './tenOfSwords.ts';
import { pageOfSwords } from './pageOfSwords.ts';
import { knightOfSwords } from './knightOfSwords.ts';
import { queenOfSwords } from './queenOfSwords.ts';
import { kingOfSwords } from './kingOfSwords.ts';

export const PAPER_SWORDS: Record<string, Scene> = {
  'ace-of-swords': aceOfSwords,
  'two-of-swords': twoOfSwords,
  'three-of-swords': threeOfSwords,
  'four-of-swords': fourOfSwords,
  'five-of-swords': fiveOfSwords,
  'six-of-swords': sixOfSwords,
  'seven-of-swords': sevenOfSwords,
  'eight-of-swords': eightOfSwords,
  'nine-of-swords': nineOfSwords,
  'ten-of-swords': tenOfSwords,
  'page-of-swords': pageOfSwords,
  'knight-of-swords': knightOfSwords,
  'queen-of-swords': queenOfSwords,
  'king-of-swords': kingOfSwords,
};

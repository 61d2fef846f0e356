import type { Scene } from '../../drawing/scene.ts';
import { aceOfPentacles } from './aceOfPentacles.ts';
import { twoOfPentacles } from './twoOfPentacles.ts';
import { threeOfPentacles } from './threeOfPentacles.ts';
import { fourOfPentacles } from './fourOfPentacles.ts';
import { fiveOfPentacles } from './fiveOfPentacles.ts';
import { sixOfPentacles } from './sixOfPentacles.ts';
import { sevenOfPentacles } from './sevenOfPentacles.ts';
import { eightOfPentacles } from './eightOfPentacles.ts';
import { nineOfPentacles } from './nineOfPentacles.ts';
import { tenOfPentacles } from './tenOfPentacles.ts';
import { pageOfPentacles } from './pageOfPentacles.ts';
import { knightOfPentacles } from './knightOfPentacles.ts';
import { queenOfPentacles } from './queenOfPentacles.ts';
import { kingOfPentacles } from './kingOfPentacles.ts';

export const PAPER_PENTACLES: Record<string, Scene> = {
  'ace-of-pentacles': aceOfPentacles,
  'two-of-pentacles': twoOfPentacles,
  'three-of-pentacles': threeOfPentacles,
  'four-of-pentacles': fourOfPentacles,
  'five-of-pentacles': fiveOfPentacles,
  'six-of-pentacles': sixOfPentacles,
  'seven-of-pentacles': sevenOfPentacles,
  'eight-of-pentacles': eightOfPentacles,
  'nine-of-pentacles': nineOfPentacles,
  'ten-of-pentacles': tenOfPentacles,
  'page-of-pentacles': pageOfPentacles,
  'knight-of-pentacles': knightOfPentacles,
  'queen-of-pentacles': queenOfPentacles,
  'king-of-pentacles': kingOfPentacles,
};

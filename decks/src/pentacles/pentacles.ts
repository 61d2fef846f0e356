import type { Scene } from '../drawing/scene.ts';
import { aceOfPentacles } from './aceOfPentacles.ts';
import { eightOfPentacles } from './eightOfPentacles.ts';
import { fiveOfPentacles } from './fiveOfPentacles.ts';
import { fourOfPentacles } from './fourOfPentacles.ts';
import { kingOfPentacles } from './kingOfPentacles.ts';
import { knightOfPentacles } from './knightOfPentacles.ts';
import { nineOfPentacles } from './nineOfPentacles.ts';
import { pageOfPentacles } from './pageOfPentacles.ts';
import { queenOfPentacles } from './queenOfPentacles.ts';
import { sevenOfPentacles } from './sevenOfPentacles.ts';
import { sixOfPentacles } from './sixOfPentacles.ts';
import { tenOfPentacles } from './tenOfPentacles.ts';
import { threeOfPentacles } from './threeOfPentacles.ts';
import { twoOfPentacles } from './twoOfPentacles.ts';

export const PENTACLES: Record<string, Scene> = {
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

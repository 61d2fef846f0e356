import type { Scene } from '../../drawing/scene.ts';
import { aceOfCups } from './aceOfCups.ts';
import { twoOfCups } from './twoOfCups.ts';
import { threeOfCups } from './threeOfCups.ts';
import { fourOfCups } from './fourOfCups.ts';
import { fiveOfCups } from './fiveOfCups.ts';
import { sixOfCups } from './sixOfCups.ts';
import { sevenOfCups } from './sevenOfCups.ts';
import { eightOfCups } from './eightOfCups.ts';
import { nineOfCups } from './nineOfCups.ts';
import { tenOfCups } from './tenOfCups.ts';
import { pageOfCups } from './pageOfCups.ts';
import { knightOfCups } from './knightOfCups.ts';
import { queenOfCups } from './queenOfCups.ts';
import { kingOfCups } from './kingOfCups.ts';

export const PAPER_CUPS: Record<string, Scene> = {
  'ace-of-cups': aceOfCups,
  'two-of-cups': twoOfCups,
  'three-of-cups': threeOfCups,
  'four-of-cups': fourOfCups,
  'five-of-cups': fiveOfCups,
  'six-of-cups': sixOfCups,
  'seven-of-cups': sevenOfCups,
  'eight-of-cups': eightOfCups,
  'nine-of-cups': nineOfCups,
  'ten-of-cups': tenOfCups,
  'page-of-cups': pageOfCups,
  'knight-of-cups': knightOfCups,
  'queen-of-cups': queenOfCups,
  'king-of-cups': kingOfCups,
};

import type { OracleScene } from '../scene.ts';
import { aquarius } from './aquarius.ts';
import { aries } from './aries.ts';
import { cancer } from './cancer.ts';
import { capricorn } from './capricorn.ts';
import { gemini } from './gemini.ts';
import { leo } from './leo.ts';
import { libra } from './libra.ts';
import { pisces } from './pisces.ts';
import { sagittarius } from './sagittarius.ts';
import { scorpio } from './scorpio.ts';
import { taurus } from './taurus.ts';
import { virgo } from './virgo.ts';

/** The moon in the twelve signs, by slug. */
export const SIGNS: Readonly<Record<string, OracleScene>> = {
  'moon-in-aries': aries,
  'moon-in-taurus': taurus,
  'moon-in-gemini': gemini,
  'moon-in-cancer': cancer,
  'moon-in-leo': leo,
  'moon-in-virgo': virgo,
  'moon-in-libra': libra,
  'moon-in-scorpio': scorpio,
  'moon-in-sagittarius': sagittarius,
  'moon-in-capricorn': capricorn,
  'moon-in-aquarius': aquarius,
  'moon-in-pisces': pisces,
};

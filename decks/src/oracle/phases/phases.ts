import type { OracleScene } from '../scene.ts';
import { firstQuarter } from './firstQuarter.ts';
import { fullMoon } from './fullMoon.ts';
import { lastQuarter } from './lastQuarter.ts';
import { newMoon } from './newMoon.ts';
import { waningCrescent } from './waningCrescent.ts';
import { waningGibbous } from './waningGibbous.ts';
import { waxingCrescent } from './waxingCrescent.ts';
import { waxingGibbous } from './waxingGibbous.ts';

/** The phases of the moon by slug, in the order of a month. */
export const PHASES: Readonly<Record<string, OracleScene>> = {
  'new-moon': newMoon,
  'waxing-crescent': waxingCrescent,
  'first-quarter': firstQuarter,
  'waxing-gibbous': waxingGibbous,
  'full-moon': fullMoon,
  'waning-gibbous': waningGibbous,
  'last-quarter': lastQuarter,
  'waning-crescent': waningCrescent,
};

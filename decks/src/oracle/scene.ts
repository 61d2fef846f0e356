import type { Scene } from '../drawing/scene.ts';
import type { Hour } from './hours.ts';

/** One card of the oracle, and the light that it is printed in. It fills the window from (46, 46) to (554, 806). */
export type OracleScene = Scene & { hour: Hour };

import type { Scene } from '../drawing/scene.ts';
import type { Hour } from './hours.ts';

/** One oracle card's scene and its light. It fills the window from (46, 46) to (554, 806). */
export type OracleScene = Scene & { hour: Hour };

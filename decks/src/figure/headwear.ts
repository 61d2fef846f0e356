import type { Art } from '../drawing/art.ts';
import { CROWNS } from './crowns.ts';
import { HATS } from './hats.ts';

export const HEADWEAR = { none: false, ...CROWNS, ...HATS } satisfies Record<string, Art>;

export type Headwear = keyof typeof HEADWEAR;

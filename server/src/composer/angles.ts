import type { Suit } from '#contract/tarot/codes.ts';
import angles from './angles.json' with { type: 'json' };
import type { Topic } from './topics.ts';

/** What a suit looks at in each topic: the same suit is a different matter in love and at work. */
export const ANGLES: Readonly<Record<Topic, Readonly<Record<Suit, readonly string[]>>>> = angles;

import type { TarotCard } from '#contract/tarot/codes.ts';
import type { Scene } from './drawing/scene.ts';
/** The composition of a card; every one of the 78 has its own. */
export declare function sceneOf({ slug, name }: TarotCard): Scene;

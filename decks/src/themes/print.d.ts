import type { Suit } from '#contract/tarot/codes.ts';
import type { Art } from '../drawing/art.ts';
import type { Theme } from './theme.ts';
export type Print = {
    markup: string;
    clips: string;
};
/** Paints the art with a theme, in the land of a suit: SVG markup, and the clip paths that it refers to. */
export declare function print(art: Art, theme: Theme, suit: Suit): Print;

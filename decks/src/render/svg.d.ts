import type { TarotCard } from '#contract/tarot/codes.ts';
import type { Theme } from '../themes/theme.ts';
/** The whole card as SVG, 600 by 1000; it holds no text element and refers to nothing outside itself. */
export declare function cardSvg(card: TarotCard, theme: Theme): string;
/** The back that all cards of a deck share. */
export declare function backSvg(theme: Theme): string;

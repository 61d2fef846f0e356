import type { Theme } from './theme.ts';
/** Night: gilded line on Prussian blue, seen through an arched window. */
export declare const night: Theme;

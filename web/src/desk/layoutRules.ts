import type { ResponseMode } from '#contract/readings/codes.ts';
import type { SpreadCards } from './spread/spreadCards.ts';

/** One card and its picture, or the cards of a spread. The values are persisted. */
export const LAYOUTS = ['card', 'spread'] as const;
export type Layout = (typeof LAYOUTS)[number];

interface ModeAndLayout {
  responseMode: ResponseMode;
  layout: Layout;
}

/** The layout of a reading; null for a message, which has no cards. */
export const activeLayout = ({ responseMode, layout }: ModeAndLayout) =>
  responseMode === 'ReadingResponse' ? layout : null;

/** The spread of the reply; null for a message, and for a reading with one card. */
export const activeSpread = (values: ModeAndLayout & { spreadCards: SpreadCards | null }) =>
  activeLayout(values) === 'spread' ? values.spreadCards : null;

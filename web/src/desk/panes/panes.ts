/** The panes of the desk, with the labels of their tabs. A small screen shows one at a time. */
export const PANE_LABELS = {
  Queue: 'Queue',
  Request: 'Letter',
  Cards: 'Cards',
  Member: 'Member',
  Saved: 'Saved',
} as const;
export type Pane = keyof typeof PANE_LABELS;
export const PANES = Object.keys(PANE_LABELS) as Pane[];

/** Whether the screen is too small for all panes side by side; the same width as in the styles. */
export const showsOnePane = () => matchMedia('(max-width: 1023px)').matches;

/** The panes of the desk. A small screen shows one at a time. */
export const PANES = ['Queue', 'Letter', 'Cards', 'Member', 'Saved'] as const;
export type Pane = (typeof PANES)[number];

/** Whether the screen is too small for all panes side by side; the same width as in the styles. */
export const showsOnePane = () => matchMedia('(max-width: 1023px)').matches;

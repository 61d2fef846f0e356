/** What a small screen shows, one at a time. */
export const PANES = ['Queue', 'Letter', 'Cards', 'Member', 'Saved'] as const;
export type Pane = (typeof PANES)[number];

/** Whether the screen is too small for all of them side by side, as in the styles. */
export const showsOnePane = () => matchMedia('(max-width: 1023px)').matches;

import { DUE_HOURS, DUE_HOURS_RUSHED } from '#contract/readings/codes.ts';

// The server adds <meta name="due-hours" content="24,4"> to the page; the development server does not.
const [hours = DUE_HOURS, hoursRushed = DUE_HOURS_RUSHED] =
  document.querySelector<HTMLMetaElement>('meta[name=due-hours]')?.content.split(',').map(Number) ?? [];

/** Within how many hours a question is answered here. */
export const dueHoursOf = (isRushed: boolean): number => (isRushed ? hoursRushed : hours);

/** '24 hours', '1 hour' */
export const formatHours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

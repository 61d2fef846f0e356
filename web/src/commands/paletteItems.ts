import type { ListedUser } from '#contract/people/calls.ts';
import { matchWords } from './matchWords.ts';

export type PaletteSection = 'Recent' | 'Commands' | 'Members' | 'Letters';

export interface PaletteItem {
  key: string;
  section: PaletteSection;
  label: string;
  /** A less prominent text beside it. */
  hint?: string;
  /** The keys that do the same. */
  keys?: string | undefined;
  run: () => void;
}

/** How many of the last chosen are remembered, and shown before anything is typed. */
const RECENT_MAX = 5;

/** What was chosen, newest first. */
export const addRecent = (recent: readonly PaletteItem[], chosen: PaletteItem): readonly PaletteItem[] =>
  [chosen, ...recent.filter(({ key }) => key !== chosen.key)].slice(0, RECENT_MAX);

/** The advantage of what was chosen lately: half of the cost of a further run of letters. */
const RECENT_ADVANTAGE = 500;

/** The commands that match what is typed, the best first; of equal ones the recent first, then in their order. */
export function rankCommands(
  commands: readonly PaletteItem[],
  typed: string,
  recentKeys: ReadonlySet<string>,
): readonly PaletteItem[] {
  return commands
    .flatMap((item) => {
      const cost = matchWords(typed, item.label);
      return cost === null ? [] : [{ item, cost: cost - (recentKeys.has(item.key) ? RECENT_ADVANTAGE : 0) }];
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ item }) => item);
}

/** Before anything is typed: what was chosen lately and can be done now, then all other commands. */
export function listUntyped(
  commands: readonly PaletteItem[],
  recent: readonly PaletteItem[],
): readonly PaletteItem[] {
  const shown = recent.flatMap((before) => {
    const item = before.section === 'Commands' ? commands.find(({ key }) => key === before.key) : before;
    return item === undefined ? [] : [{ ...item, section: 'Recent' as const }];
  });
  return [...shown, ...commands.filter(({ key }) => !shown.some((item) => item.key === key))];
}

export const toMemberName = ({ firstName, lastName }: Pick<ListedUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

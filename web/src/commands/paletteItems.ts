import { matchWords } from './matchWords.ts';

export type PaletteSection = 'Recent' | 'Commands' | 'Members' | 'Requests';

export interface PaletteItem {
  key: string;
  section: PaletteSection;
  label: string;
  /** A less prominent text beside the label. */
  hint?: string;
  /** The shortcut of the command. */
  keys?: string | undefined;
  run: () => void;
}

/** How many recent items are remembered, and shown before anything is typed. */
const RECENT_MAX = 5;

/** Adds an item to the recent ones, newest first. */
export const addRecent = (recent: readonly PaletteItem[], chosen: PaletteItem): readonly PaletteItem[] =>
  [chosen, ...recent.filter(({ key }) => key !== chosen.key)].slice(0, RECENT_MAX);

/** The advantage of recently chosen items in the ranking: half of the cost of a further run of letters. */
const RECENT_ADVANTAGE = 500;

/** The commands that match the typed text, the best first; of equal ones the recent first, then in the given order. */
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

/** The list before anything is typed: recent items that are available now, then all other commands. */
export function listInitialItems(
  commands: readonly PaletteItem[],
  recent: readonly PaletteItem[],
): readonly PaletteItem[] {
  const shown = recent.flatMap((before) => {
    const item = before.section === 'Commands' ? commands.find(({ key }) => key === before.key) : before;
    return item === undefined ? [] : [{ ...item, section: 'Recent' as const }];
  });
  return [...shown, ...commands.filter(({ key }) => !shown.some((item) => item.key === key))];
}

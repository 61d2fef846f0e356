import { useLayoutEffect, useRef } from 'react';
import type { CommandId } from './commands.ts';

type Run = () => void;

/** The action of each command; undefined if it is not available. */
export type CommandRuns = { readonly [Id in CommandId]?: Run | undefined };

/** A further entry of the palette, such as 'Draw Celtic Cross'. */
export interface PaletteEntry {
  label: string;
  run: Run;
}

interface Registration {
  runs: CommandRuns;
  entries: readonly PaletteEntry[];
}

const registrations = new Set<{ readonly current: Registration }>();

/**
 * Offers commands while the component is mounted: `useCommands({ claim: isMine ? undefined : claim })`. If two components
 * offer the same command, the one that was mounted last runs it. The functions may change at each render.
 */
export function useCommands(runs: CommandRuns, entries: readonly PaletteEntry[] = []): void {
  const latest = useRef<Registration>({ runs, entries });
  useLayoutEffect(() => {
    latest.current = { runs, entries };
  });
  useLayoutEffect(() => {
    registrations.add(latest);
    return () => void registrations.delete(latest);
  }, []);
}

/** The current action of the command; undefined if no component offers it. */
export const findRun = (id: CommandId): Run | undefined =>
  [...registrations].findLast(({ current }) => current.runs[id] !== undefined)?.current.runs[id];

export const listEntries = (): readonly PaletteEntry[] =>
  [...registrations].flatMap(({ current }) => current.entries);

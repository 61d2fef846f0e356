import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CommandId } from './commands.ts';

type Run = () => void;

/** What each command does now; undefined where it cannot be done. */
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
 * Offers commands while the component is mounted: `useCommands({ claim: isMine ? undefined : claim })`. Where two
 * components offer the same command, the one that was mounted last runs it. The functions may be new at each render.
 */
export function useCommands(runs: CommandRuns, entries: readonly PaletteEntry[] = []): void {
  const latest = useRef<Registration>({ runs, entries });
  useLayoutEffect(() => {
    latest.current = { runs, entries };
  });
  useEffect(() => {
    registrations.add(latest);
    return () => void registrations.delete(latest);
  }, []);
}

/** What the command does now; undefined if nobody offers it. */
export const findRun = (id: CommandId): Run | undefined =>
  [...registrations].findLast(({ current }) => current.runs[id] !== undefined)?.current.runs[id];

export const listEntries = (): readonly PaletteEntry[] =>
  [...registrations].flatMap(({ current }) => current.entries);

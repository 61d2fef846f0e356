import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import OURS from './helpLines.json' with { type: 'json' };

const line = z.strictObject({
  name: z.string().min(1),
  contact: z.string().min(1),
  /** Who publishes the number, and when it was entered here. */
  source: z.string().min(1),
  date: z.iso.date(),
});
const helpLinesFile = z.strictObject({
  countries: z.array(
    z.strictObject({
      country: z.string().length(2),
      /** Time zones; one that ends with a slash means all zones with this prefix. */
      zones: z.array(z.string().min(1)).min(1),
      lines: z.array(line).min(1),
    }),
  ),
  /** Shown if the country is unknown or not listed. */
  elsewhere: z.array(line),
  /** Shown in every country, after its own lines. */
  everywhere: z.array(line),
});
export type HelpLinesFile = z.output<typeof helpLinesFile>;

/** The file in DATA_DIR, in the same format, with which an owner replaces our help lines. */
export const OWN_FILE = 'help-lines.json';

export const defaultHelpLines: HelpLinesFile = helpLinesFile.parse(OURS);

/**
 * The help lines for a member in danger, by the country of a time zone.
 * @param zone the zone of the place where they live, or else of their settings, such as `Europe/Amsterdam`
 */
export function findHelpLines({ config, log }: Pick<Services, 'config' | 'log'>, zone: string) {
  const { countries, elsewhere, everywhere } = readOwnFile(config.dataDir, log) ?? defaultHelpLines;
  const country = countries.find(({ zones }) => zones.some((each) => isInZone(zone, each)));
  return [...(country?.lines ?? elsewhere), ...everywhere].map(({ name, contact }) => ({ name, contact }));
}

const isInZone = (zone: string, named: string) =>
  named.endsWith('/') ? zone.startsWith(named) : zone === named;

let known: { path: string; changedAt: number; lines: HelpLinesFile | undefined } | undefined;

/** The owner's lines, read again when the file has changed; undefined without a file, or if it is invalid. */
function readOwnFile(dataDir: string, log: Services['log']): HelpLinesFile | undefined {
  const path = join(dataDir, OWN_FILE);
  const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (known?.path !== path || known.changedAt !== changedAt)
    known = { path, changedAt, lines: changedAt === 0 ? undefined : parseOwnFile(path, log) };
  return known.lines;
}

function parseOwnFile(path: string, log: Services['log']): HelpLinesFile | undefined {
  try {
    return helpLinesFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    log.error({ err: error, path }, "the owner's help lines are invalid; ours are shown");
    return undefined;
  }
}

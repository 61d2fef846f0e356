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
      /** Time zones; with a slash at the end, all zones that begin so. */
      zones: z.array(z.string().min(1)).min(1),
      lines: z.array(line).min(1),
    }),
  ),
  /** Where no country is known, or none of these. */
  elsewhere: z.array(line),
  /** After those of the country. */
  everywhere: z.array(line),
});
export type HelpLinesFile = z.output<typeof helpLinesFile>;

/** The file in DATA_DIR by which an owner replaces our lines, in the same form. */
export const OWN_FILE = 'help-lines.json';

export const ourHelpLines: HelpLinesFile = helpLinesFile.parse(OURS);

/**
 * Help for a member in danger, by the country of a time zone: that of the place where they live, else their own.
 * @param zone an IANA name, such as `Europe/Amsterdam`
 */
export function findHelpLines({ config, log }: Pick<Services, 'config' | 'log'>, zone: string) {
  const { countries, elsewhere, everywhere } = readOwnFile(config.dataDir, log) ?? ourHelpLines;
  const country = countries.find(({ zones }) => zones.some((each) => isInZone(zone, each)));
  return [...(country?.lines ?? elsewhere), ...everywhere].map(({ name, contact }) => ({ name, contact }));
}

const isInZone = (zone: string, named: string) =>
  named.endsWith('/') ? zone.startsWith(named) : zone === named;

let known: { path: string; changedAt: number; lines: HelpLinesFile | undefined } | undefined;

/** The owner's lines, read again when the file has changed; undefined if there are none, or the file has a fault. */
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
    log.error({ err: error, path }, 'the help lines of the owner have a fault; ours are shown');
    return undefined;
  }
}

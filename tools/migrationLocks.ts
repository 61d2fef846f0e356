// Rejects migrations that hold a lock on a table of members' data while they read or write the whole table: the earlier
// version of the server is still running then, and its calls would wait for the lock.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './command.ts';

const FOLDER = 'server/migrations';
/** Migrations up to this one are older than any large table. */
const LAST_UNCHECKED = '0035';
/** Tables that do not grow with members, requests or time. */
export const SMALL_TABLES: ReadonlySet<string> = new Set([
  'job_failures',
  'nightly_backups',
  'readers',
  'saved_replies',
  'secrets',
  'tags',
  'test_clock',
]);
/** `-- Lock accepted: reason` within the statement. */
const ACCEPTED = /--\s*lock accepted:\s*\S/i;

interface Rule {
  pattern: RegExp;
  advice: string;
}

/** Actions of an `alter table` that are rejected. */
const ALTERATIONS: readonly Rule[] = [
  {
    pattern:
      /\badd\s+(column\s+)?[^,]*\bdefault\s+[^,]*\b(random|gen_random_uuid|clock_timestamp|nextval|uuidv7)\s*\(/,
    advice: 'a volatile default writes every row: add the column without it, and fill it in batches',
  },
  {
    pattern: /\bgenerated\s+(always|by\s+default)\s+as\b/,
    advice: 'a generated column writes every row: fill a plain column in batches',
  },
  {
    pattern: /\bset\s+not\s+null\b/,
    advice:
      'it reads every row: add `check (… is not null) not valid`, validate it in the next version, then set it',
  },
  {
    pattern: /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/,
    advice: 'another type writes every row: add a column of that type, and fill it in batches',
  },
  {
    pattern: /\b(check\s*\(|foreign\s+key\b|add\s+(constraint\s+\w+\s+)?(unique|primary\s+key|exclude)\b)/,
    advice: 'it reads every row: add it `not valid`, and validate it in the next version',
  },
];

/** The problems of one migration, one line each. */
export function findLockFaults(source: string): string[] {
  if (/\bdb\.schema\b|\.schema\s*\./.test(source)) return ['write it as SQL, which this check reads'];
  const faults: string[] = [];
  const created = new Set<string>();
  for (const text of source.split(';')) {
    const statement = text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').toLowerCase();
    for (const [, table] of statement.matchAll(/\bcreate table (?:if not exists )?(?:public\.)?(\w+)/g))
      created.add(table!);
    if (ACCEPTED.test(text)) continue;
    const isLarge = (table: string) => !created.has(table) && !SMALL_TABLES.has(table);
    const index = /\bcreate (?:unique )?index (?!concurrently\b).*?\bon (?:only )?(?:public\.)?(\w+)/.exec(
      statement,
    );
    if (index !== null && isLarge(index[1]!))
      faults.push(`create index on ${index[1]}: nobody can write meanwhile`);
    const altered = /\balter table (?:if exists )?(?:only )?(?:public\.)?(\w+)(.*)/.exec(statement);
    if (altered !== null && isLarge(altered[1]!))
      for (const { pattern, advice } of ALTERATIONS) {
        const [found] = pattern.exec(altered[2]!) ?? [];
        if (found !== undefined && !/\bnot valid\b/.test(altered[2]!))
          faults.push(`alter table ${altered[1]}: ${advice}`);
      }
    const whole = /\b(vacuum full|cluster|reindex (?!.*\bconcurrently\b)|lock table)\b/.exec(statement);
    if (whole !== null) faults.push(`${whole[1]!.trim()}: nobody can use the table meanwhile`);
  }
  return faults;
}

export async function findMigrationLocks(): Promise<string> {
  const names = (await readdir(join(ROOT, FOLDER))).filter((name) => name.slice(0, 4) > LAST_UNCHECKED);
  const found = await Promise.all(
    names.toSorted().map(async (name) => {
      const path = `${FOLDER}/${name}`;
      return findLockFaults(await readFile(join(ROOT, path), 'utf8')).map((fault) => `${path}: ${fault}`);
    }),
  );
  return found.flat().join('\n');
}

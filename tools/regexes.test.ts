import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from './command.ts';

/** Accepted, because they repeat a word once at most. */
const ACCEPTED = ['LACKS_ITS_CLAUSE', 'UNCLEAR'];

interface RegexLiteral {
  pattern: string;
  flags: string;
}

interface Regex {
  file: string;
  /** The constant that it is assigned to. */
  name: string;
  source: string;
  flags: string;
}

test('a regular expression does not take much longer than its text is long', { timeout: 60_000 }, () => {
  const patterns = ['server/src/**/*.ts', 'contract/src/**/*.ts', 'web/src/**/*.ts*', ':!**/*.test.ts*'];
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' });
  const regexes = files.trim().split('\n').flatMap(findRegexes);
  expect(regexes.length).toBeGreaterThan(300);
  const slow = regexes.filter((regex) => !ACCEPTED.includes(regex.name) && canBacktrack(regex));
  expect(slow).toEqual([]);
});

test('finds a pattern that tries each length of a text', () => {
  expect(canBacktrack({ source: String.raw`[^.]*\p{L}[^.]*[.]`, flags: 'gu' })).toBe(true);
  expect(canBacktrack({ source: '[.!?]', flags: 'g' })).toBe(false);
});

function findRegexes(file: string): Regex[] {
  const found: Regex[] = [];
  const visit = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, id, regex } = node as { type?: string; id?: { name: string }; regex?: RegexLiteral };
    if (regex !== undefined) found.push({ file, name, source: regex.pattern, flags: regex.flags });
    const inner = type === 'VariableDeclarator' ? (id?.name ?? name) : name;
    for (const child of Object.values(node)) visit(child, inner);
  };
  visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program, '');
  return found;
}

/** Whether two parts of a pattern can match the same text in more than one way, so that it tries all of them. */
const canBacktrack = ({ source, flags }: Pick<Regex, 'source' | 'flags'>) =>
  analyse({ source, flags }, { reportTypes: { Move: false } }).reports.length > 0;

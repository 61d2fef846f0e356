import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentsHash } from './contentsHash.ts';
import { hashLocked } from './lockedPackages.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What this package imports of the contract. */
export const CONTRACT_FILES = [
  'contract/src/tarot/{codes,oracleKeynotes}.ts',
  'contract/src/{astrology,profiles}/codes.ts',
];
/** What the checks depend on. */
export const CHECKED_FILES = [
  'decks/*.ts',
  'decks/{package,tsconfig}.json',
  'decks/src/**',
  ...CONTRACT_FILES,
];
/** Committed, so that the checks need not run again while the decks are unchanged. */
const RECORD = join(ROOT, 'decks/checked.json');

/** A hash of the files that the checks depend on, and of the versions of the packages that these import. */
export async function hashChecked(): Promise<string> {
  const [files, packages] = await Promise.all([contentsHash(ROOT, CHECKED_FILES), hashLocked(ROOT, 'decks')]);
  return `${files.slice(0, 32)}-${packages.slice(0, 32)}`;
}

/** Whether nothing has changed since the checks last passed. */
export async function isUnchangedSinceChecked(record = RECORD): Promise<boolean> {
  const text = await readFile(record, 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { passedFor?: string }).passedFor === (await hashChecked());
}

/** To be called when the checks have passed, with the hash from before them. */
export const recordChecked = (passedFor: string, record = RECORD): Promise<void> =>
  writeFile(record, `${JSON.stringify({ passedFor }, undefined, 2)}\n`);

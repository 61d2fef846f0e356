// Which texts of members are about danger, illness or grief. A text of 10,000 characters takes the event loop 10 to 40 ms,
// and a member's home asks about the same texts at each visit, so verdicts are kept.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { classifySensitivity, classifyTopic, mayReadCards } from '../../composer/topics.ts';
import type { Db } from '../../platform/database/database.ts';
import { indicatesDanger } from '../safety/indicatesDanger.ts';
import { newestTextsOfMember, TEXTS_MAX, textsByIds, type WrittenAround } from './outcomesSql.ts';

/** By the hash of the text. */
const verdicts = new Map<string, boolean>();
const VERDICTS_MAX = 20_000;

/**
 * Judges what members wrote around letters. One judge judges at most as many texts as one letter can have, so that a call
 * about many letters takes a bounded time; verdicts that are kept cost nothing.
 */
export function createTextJudge(db: Db) {
  let left = TEXTS_MAX;
  /** Whether the words of any of the texts are sensitive; null: not known, because there are too many texts for one call. */
  return async (around: WrittenAround): Promise<boolean | null> => {
    const texts = await newestTextsOfMember.all(db, around);
    if (texts.some(({ hash }) => verdicts.get(hash) === true)) return true;
    const unknown = texts.filter(({ hash }) => !verdicts.has(hash));
    const judged = unknown.slice(0, left);
    left -= judged.length;
    const read = await textsByIds.all(db, { ids: judged.map(({ id }) => id) });
    const textOf = new Map(read.map(({ id, title, text }) => [id, `${title ?? ''}\n${text}`]));
    for (const { id, hash } of judged) {
      // A call that runs at the same time may have judged it.
      if (verdicts.get(hash) ?? keepVerdict(hash, isSensitive(textOf.get(id) ?? ''))) return true;
      // Lets other calls run in between.
      await nextTurn();
    }
    return judged.length < unknown.length ? null : false;
  };
}

function keepVerdict(hash: string, verdict: boolean): boolean {
  if (verdicts.size >= VERDICTS_MAX) verdicts.clear();
  verdicts.set(hash, verdict);
  return verdict;
}

/** Whether the words of a text are about danger, illness or grief. */
const isSensitive = (text: string): boolean =>
  indicatesDanger(text) || !mayReadCards(classifySensitivity(text)) || classifyTopic(text) === 'loss';

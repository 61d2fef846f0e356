/** The signs that server/migrations/0053_words_of_messages.ts removes from stored words, except `"` and `-`. */
const SIGNS =
  /(?:[!#-,./:-@[-`{-~\u0080-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u037e\u0387\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u200b\u200e-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u{1f000}-\u{1faff}]|[\ufe0e-\ufe1f])+/gu;
/** The hyphens that do not exclude: one excludes only at the beginning of a word or of a phrase in quotation marks. */
const HYPHENS = /(?<=[^\s"])-+|-+(?=[\s-]|$)/gu;

/** At least two letters or digits without a sign at the end of a search, where a word may still be being typed. */
const BEGINNING = /(?<=^|\s)[\p{L}\p{N}]{2,}$/u;

/** A member's search of their own letters, which finds parts of words while they type. */
export interface OwnSearch {
  /** The complete words, for `websearch_to_tsquery`. */
  words: string;
  /** The beginning of the last word; null if there is none. */
  beginning: string | null;
}

/** Divides a search into complete words and the beginning of the last one. Phrases and alternatives are left complete. */
export function toOwnSearch(search: string): OwnSearch {
  const words = toSearchWords(search);
  const beginning = BEGINNING.exec(words)?.[0];
  const complete = beginning === undefined ? words : words.slice(0, -beginning.length);
  if (beginning === undefined || complete.includes('"') || /(?:^|\s)or\s+$/i.test(complete))
    return { words, beginning: null };
  return { words: complete, beginning };
}

/** A search for PostgreSQL's `websearch_to_tsquery`: without the signs that stored words lack, but with its `"` and `-`. */
export const toSearchWords = (search: string): string =>
  search
    .normalize('NFC')
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(SIGNS, ' ')
    .replaceAll(HYPHENS, ' ');

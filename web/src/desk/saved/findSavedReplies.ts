import type { SavedReply } from '#contract/savedReplies/calls.ts';

/** The replies with every search word in title or text. Those with all words in the title come first. */
export function findSavedReplies(replies: readonly SavedReply[], search: string): readonly SavedReply[] {
  const words = toWords(search);
  const inTitle = (reply: SavedReply) => hasWords(reply.title, words);
  const found = replies.filter((reply) => hasWords(`${reply.title}\n${reply.text}`, words));
  return [...found.filter(inTitle), ...found.filter((reply) => !inTitle(reply))];
}

const toWords = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

const hasWords = (text: string, words: readonly string[]) => {
  const searched = text.toLowerCase();
  return words.every((word) => searched.includes(word));
};

import regionWords from './regionWords.json' with { type: 'json' };

/** What kind of region it is: people leave it out, or say it otherwise than the table does. */
const KINDS: ReadonlySet<string> = new Set(regionWords.kinds);
const LINKS: ReadonlySet<string> = new Set(regionWords.links);

/** A folded name of a region without the words that say what kind of region it is: 'county galway' is 'galway'. */
export function withoutKind(name: string): string {
  const words = name.split(' ');
  const kept = words.filter((word) => !KINDS.has(word));
  if (kept.length === words.length || kept.length === 0) return name;
  while (kept.length > 1 && LINKS.has(kept[0]!)) kept.shift();
  return kept.join(' ');
}

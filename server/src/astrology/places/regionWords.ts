import regionWords from './regionWords.json' with { type: 'json' };

/** Words for kinds of regions: people leave them out, or use others than the table. */
const KINDS: ReadonlySet<string> = new Set(regionWords.kinds);
const LINKS: ReadonlySet<string> = new Set(regionWords.links);

/** A folded region name without the word for its kind: 'county galway' becomes 'galway'. */
export function withoutKind(name: string): string {
  const words = name.split(' ');
  const nameWords = words.filter((word) => !KINDS.has(word));
  if (nameWords.length === words.length || nameWords.length === 0) return name;
  while (nameWords.length > 1 && LINKS.has(nameWords[0]!)) nameWords.shift();
  return nameWords.join(' ');
}

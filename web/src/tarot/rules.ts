import { type Suit, TAROT_CARDS, type TarotCard } from '#contract/tarot/codes.ts';

/** The suits as the picker names them, in the order of the deck. */
export const SUITS: readonly { value: Suit; says: string }[] = [
  { value: 'major', says: 'Major Arcana' },
  { value: 'wands', says: 'Wands' },
  { value: 'cups', says: 'Cups' },
  { value: 'swords', says: 'Swords' },
  { value: 'pentacles', says: 'Pentacles' },
];

/** The cards whose name holds every word of the search: 'three sw' finds the Three of Swords. */
export function cardsFound(search: string, suit: Suit | null): TarotCard[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return TAROT_CARDS.filter(
    (card) =>
      (suit === null || card.suit === suit) && words.every((word) => card.name.toLowerCase().includes(word)),
  );
}

/** A new list in a random order, each as likely as any other (Fisher and Yates). `random` gives 0 to below 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}

/** The decks' pictures come in two widths under one name: `…-600.webp`, and 300 pixels for small places. */
export function pictureWidths(imagePath: string): string | undefined {
  if (!imagePath.endsWith('-600.webp')) return undefined;
  return `${imagePath.replace(/-600\.webp$/, '-300.webp')} 300w, ${imagePath} 600w`;
}

/** Pictures that members and writers sent are private; those of the decks are open to everyone. */
export const isPrivatePicture = (imagePath: string) => imagePath.startsWith('/api/');

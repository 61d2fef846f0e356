import { Card } from './Card.tsx';
import styles from './Decks.module.css';
import { Section } from './Section.tsx';

interface DeckSample {
  deck: 'night' | 'paper' | 'oracle';
  name: string;
  text: string;
  cards: readonly { slug: string; name: string }[];
}

const decks: readonly DeckSample[] = [
  {
    deck: 'night',
    name: 'Night',
    text: 'All 78 cards of the tarot in gold and midnight blue.',
    cards: [
      { slug: 'the-star', name: 'The Star' },
      { slug: 'the-lovers', name: 'The Lovers' },
      { slug: 'queen-of-swords', name: 'Queen of Swords' },
    ],
  },
  {
    deck: 'paper',
    name: 'Paper',
    text: 'The same 78 as linocuts of animals, objects and landscapes, without people.',
    cards: [
      { slug: 'the-hermit', name: 'The Hermit' },
      { slug: 'queen-of-wands', name: 'Queen of Wands' },
      { slug: 'eight-of-cups', name: 'Eight of Cups' },
    ],
  },
  {
    deck: 'oracle',
    name: 'Letters of the Moon',
    text: 'An oracle of 44 cards: eight phases, twelve signs and 24 small things.',
    cards: [
      { slug: 'the-lantern', name: 'The Lantern' },
      { slug: 'full-moon', name: 'Full Moon' },
      { slug: 'the-open-door', name: 'The Open Door' },
    ],
  },
];

export const Decks = () => (
  <Section
    id="decks"
    look="night"
    heading="Three decks, drawn for these letters"
    lead="Your reader chooses the deck; the cards lie on your letter, and each opens large with what it means."
  >
    <ul className={styles.decks}>
      {decks.map(({ deck, name, text, cards }) => (
        <li key={deck}>
          <div className={styles.fan}>
            {cards.map((card) => (
              <Card
                key={card.slug}
                deck={deck}
                slug={card.slug}
                name={card.name}
                sizes="(max-width: 900px) 30vw, 150px"
              />
            ))}
          </div>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

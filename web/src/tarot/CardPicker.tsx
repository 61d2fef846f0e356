import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './CardPicker.module.css';
import { searchCards, type DeckKind, type PickerCard, PICKER_DECKS } from './rules.ts';

interface CardPickerProps {
  kind: DeckKind;
  /** Cards that are in the spread already, and are not offered. */
  excludedNames?: readonly string[];
  /** The position in a spread that the card is for. */
  position?: string;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (name: string) => void;
}

const LABELS = {
  tarot: { groups: 'Suit', search: 'Such as three of swords' },
  oracle: { groups: 'Family', search: 'Such as lantern' },
};

/** A picker for one card of a deck, by search or by suit. */
export function CardPicker({
  kind,
  excludedNames = [],
  position,
  isOpen,
  onClose,
  onChoose,
}: CardPickerProps) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<PickerCard['group'] | 'all'>('all');
  const list = useRef<HTMLUListElement>(null);
  const named = searchCards(kind, search, group === 'all' ? null : group);
  const found = named.filter(({ name }) => !excludedNames.includes(name));
  const only = found.length === 1 ? found[0] : undefined;
  const groups = [{ value: 'all' as const, label: 'All' }, ...PICKER_DECKS[kind].groups];
  return (
    <Dialog heading="Choose a card" isOpen={isOpen} onClose={onClose} isWide>
      <form
        className={styles.picker}
        onSubmit={(event) => {
          event.preventDefault();
          if (only !== undefined) onChoose(only.name);
        }}
      >
        {position !== undefined && <p className={styles.position}>{position}</p>}
        <TextField
          label="Search cards"
          isLabelHidden
          type="search"
          placeholder={LABELS[kind].search}
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            list.current?.querySelector('button')?.focus();
          }}
        />
        <Choice
          label={LABELS[kind].groups}
          isLabelHidden
          look="chips"
          options={groups}
          value={group}
          onChange={setGroup}
        />
        {found.length === 0 && (
          <p role="status">
            {named.length === 0 ? 'No card has this name.' : 'It is in the spread already.'}
          </p>
        )}
        <FoundCards ref={list} cards={found} onChoose={onChoose} />
      </form>
    </Dialog>
  );
}

interface FoundCardsProps {
  ref: Ref<HTMLUListElement>;
  cards: readonly PickerCard[];
  onChoose: (name: string) => void;
}

const FoundCards = ({ ref, cards, onChoose }: FoundCardsProps) => (
  <ul ref={ref} className={styles.cards} aria-label="Cards">
    {cards.map(({ name, numeral }) => (
      <li key={name}>
        <button type="button" onClick={() => onChoose(name)} onKeyDown={moveAmongCards}>
          <span className={styles.numeral} aria-hidden="true">
            {numeral}
          </span>
          {name}
        </button>
      </li>
    ))}
  </ul>
);

/** Arrow keys follow the grid: left and right by one card, up and down by a row. */
function moveAmongCards(event: KeyboardEvent<HTMLButtonElement>) {
  const cards = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = cards.indexOf(event.currentTarget);
  const columns = Math.max(1, cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop).length);
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: cards.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  cards[target]?.focus();
}

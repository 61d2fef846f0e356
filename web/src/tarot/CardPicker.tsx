import { useState } from 'react';
import type { Suit } from '#contract/tarot/codes.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './CardPicker.module.css';
import { cardsFound, SUITS } from './rules.ts';

interface CardPickerProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (name: string) => void;
}

const suits = [{ value: 'all' as const, says: 'All' }, ...SUITS];

/** One name of the 78, found by search or by suit. */
export function CardPicker({ isOpen, onClose, onChoose }: CardPickerProps) {
  const [search, setSearch] = useState('');
  const [suit, setSuit] = useState<Suit | 'all'>('all');
  const found = cardsFound(search, suit === 'all' ? null : suit);
  const only = found.length === 1 ? found[0] : undefined;
  return (
    <Dialog heading="Choose a card" isOpen={isOpen} onClose={onClose} isWide>
      <form
        className={styles.picker}
        onSubmit={(event) => {
          event.preventDefault();
          if (only !== undefined) onChoose(only.name);
        }}
      >
        <TextField
          label="Search cards"
          isLabelHidden
          type="search"
          placeholder="Search cards, such as three of swords"
          value={search}
          onChange={setSearch}
        />
        <Choice label="Suit" isLabelHidden look="chips" options={suits} value={suit} onChange={setSuit} />
        {found.length === 0 && <p role="status">No card has such a name.</p>}
        <ul className={styles.cards} aria-label="Cards">
          {found.map(({ name, numeral }) => (
            <li key={name}>
              <button type="button" onClick={() => onChoose(name)}>
                <span className={styles.numeral} aria-hidden="true">
                  {numeral}
                </span>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

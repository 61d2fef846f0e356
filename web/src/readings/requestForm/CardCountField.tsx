import { CARDS_MAX } from '#contract/readings/codes.ts';
import { getDefaultSpread } from '#contract/tarot/rules.ts';
import { lowerFirst } from '../../platform/lowerFirst.ts';
import { SpreadSketch } from '../../tarot/SpreadSketch.tsx';
import { Choice } from '../../ui/Choice.tsx';
import styles from './CardCountField.module.css';
import { spellCount } from '../rules.ts';

const options = Array.from({ length: CARDS_MAX }, (_, n) => ({ value: String(n + 1), label: n + 1 }));

interface CardCountFieldProps {
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
  isDisabled: boolean;
}

/** The number of cards, with the name of the spread for that number. */
export function CardCountField({ value, error, onChange, isDisabled }: CardCountFieldProps) {
  const { id, name, positions } = getDefaultSpread(value);
  const listed = positions.join(', ');
  return (
    <div className={styles.field}>
      <div className={styles.counts}>
        <Choice
          label="Number of cards"
          look="chips"
          options={options}
          value={String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
          error={error}
          disabled={isDisabled}
        />
      </div>
      <div className={styles.spread} role="status">
        <SpreadSketch spread={id} cards={value} />
        <p>
          <b>{describeSpread(value, name, listed)}</b>
          {value > 1 && listed.toLowerCase() !== name.toLowerCase() && <span>{listed}</span>}
        </p>
      </div>
    </div>
  );
}

/** 'Three cards: past, present, future', 'Ten cards: Celtic Cross', 'One card: the heart of it' */
function describeSpread(count: number, name: string, positions: string): string {
  if (count === 1) return `One card: ${lowerFirst(positions)}`;
  const isProperName = / [A-Z]/.test(name);
  return `${spellCount(count)} cards: ${isProperName ? name : lowerFirst(name)}`;
}

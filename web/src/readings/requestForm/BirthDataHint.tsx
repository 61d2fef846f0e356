import { Link } from '../../ui/Link.tsx';
import { useMe } from '../../accounts/useMe.ts';
import styles from './BirthDataHint.module.css';

/** The birth data that an astrology reading uses. Asks for missing data, which is optional. */
export function BirthDataHint() {
  const { birthDate, birthTimeKnown, birthPlace } = useMe();
  const missing = [
    birthDate === null && 'date',
    // A member who does not know the hour is not asked again.
    birthTimeKnown === null && 'time',
    birthPlace === null && 'place',
  ].filter((fact) => fact !== false);
  if (missing.length === 0)
    return (
      <p className={styles.sky}>
        Your reader has your birth chart. <Link to="/chart">See your chart</Link>
      </p>
    );
  return (
    <p className={styles.sky}>
      {birthDate === null
        ? 'Your reader has only your sun sign.'
        : 'Your reader has the planets of your birth, without rising sign and houses.'}{' '}
      <Link to="/profile">Add your birth {joinWithAnd(missing)}</Link>
    </p>
  );
}

/** 'time and place', 'date, time and place' */
const joinWithAnd = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

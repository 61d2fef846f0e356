import type { MeanwhileChange } from '../platform/mergeRules.ts';
import styles from './MeanwhileNotice.module.css';

interface MeanwhileNoticeProps<Name extends string> {
  changes: readonly MeanwhileChange<Name>[];
  labels: Record<Name, string>;
  /** The newer value of a field, in words. */
  describe: (name: Name) => string;
}

/** Shows changes that somebody else made during the edit; empty without such changes. */
export function MeanwhileNotice<Name extends string>(props: MeanwhileNoticeProps<Name>) {
  const { changes, labels, describe } = props;
  if (changes.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Changed meanwhile">
      <p>Changed by somebody else in the meantime. What you typed is kept.</p>
      <dl>
        {changes.map(({ name, isReplaced }) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd dir="auto">
              {describe(name) || 'Now empty'}
              {isReplaced && <em>Saving replaces it with what you typed.</em>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

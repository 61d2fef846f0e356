import { Button } from './Button.tsx';
import styles from './EditedMeanwhile.module.css';

interface EditedMeanwhileProps {
  /** What has happened. */
  heading?: string;
  /** The fields of the newer record that differ from what is typed: name and value. */
  theirs: readonly (readonly [name: string, value: string])[];
  onTake: () => void;
}

/** Shown above a form when somebody else has saved the record. Shows their values; the typed ones stay in the fields. */
export const EditedMeanwhile = ({
  heading = 'Somebody else has changed this in the meantime.',
  theirs,
  onTake,
}: EditedMeanwhileProps) => (
  <div role="alert" className={styles.notice}>
    <p>
      <strong>{heading}</strong> What you typed is kept below. Save again to replace their change.
    </p>
    {theirs.length > 0 && (
      <dl>
        {theirs.map(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={`${name} value`} dir="auto">
            {value === '' ? 'empty' : value}
          </dd>,
        ])}
      </dl>
    )}
    <div>
      <Button variant="quiet" isSmall onClick={onTake}>
        Take theirs
      </Button>
    </div>
  </div>
);

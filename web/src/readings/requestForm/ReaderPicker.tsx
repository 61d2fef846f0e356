import { useQuery } from '@tanstack/react-query';
import { formatFullName } from '#contract/fullName.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { useMe } from '../../accounts/useMe.ts';
import { Choice } from '../../ui/Choice.tsx';
import { MoonIcon } from '../../ui/icons.tsx';
import { LoadErrorMessage } from '../../ui/LoadErrorMessage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ReaderFace } from '../letters/ReaderFace.tsx';
import styles from './ReaderPicker.module.css';

interface ReaderPickerProps {
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
  isDisabled: boolean;
}

/** A choice among the readers with their pictures and specialities, or the first reader who is free. */
export function ReaderPicker({ value, error, onChange, isDisabled }: ReaderPickerProps) {
  const list = useQuery(queryOptionsFor(listPersonalities, {}));
  const { assignedPersonalityUser } = useMe();
  if (list.isPending) return <PickerSkeleton />;
  const readers = list.data ?? [];
  const own = readers.find(({ id }) => id === assignedPersonalityUser);
  return (
    <div className={styles.picker}>
      <Choice
        label="Reader"
        isLabelHidden
        error={error}
        disabled={isDisabled}
        options={[
          {
            value: 'any',
            label: (
              <span className={styles.reader}>
                <span className={styles.any}>
                  <MoonIcon />
                </span>
                <span>
                  Any reader
                  <span className={styles.specialities}>
                    {own === undefined
                      ? 'Whoever is free first'
                      : `${own.firstName} first, or whoever is free`}
                  </span>
                </span>
              </span>
            ),
          },
          ...readers.map((reader) => ({
            value: String(reader.id),
            label: (
              <span className={styles.reader}>
                <ReaderFace reader={reader} />
                <span>
                  {formatFullName(reader)}
                  {reader.id === assignedPersonalityUser && <span className={styles.yours}>Your reader</span>}
                  {reader.specialities !== '' && (
                    <span className={styles.specialities}>{reader.specialities}</span>
                  )}
                  {reader.away && (
                    <span className={styles.specialities}>Away just now: others may answer</span>
                  )}
                </span>
              </span>
            ),
          })),
        ]}
        value={value === null ? 'any' : String(value)}
        onChange={(chosen) => onChange(chosen === 'any' ? null : Number(chosen))}
      />
      {list.data === undefined && (
        <LoadErrorMessage message="The readers could not be loaded" onRetry={() => void list.refetch()}>
          You can still ask: whoever is free first answers.
        </LoadErrorMessage>
      )}
    </div>
  );
}

/** 'Any reader' and four readers. */
const USUAL_OPTIONS = 5;

const PickerSkeleton = () => (
  <div className={styles.loading} aria-hidden="true">
    {Array.from({ length: USUAL_OPTIONS }, (_, n) => (
      <div key={n}>
        <Skeleton shape="round" />
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);

import { useState } from 'react';
import { listReaders, type Reader } from '#contract/readers/calls.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useRefetchOnFocus } from '../platform/useRefetchOnFocus.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './ManageWritersScreen.module.css';
import { useReaders } from './manageQueries.ts';
import { ReaderForm } from './ReaderForm.tsx';
import { ReaderRow } from './ReaderRow.tsx';

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'invited', label: 'Invited' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

/** The readers who sign letters: added, invited, edited, deactivated. */
export function ManageWritersScreen() {
  const readers = useReaders();
  useRefetchOnFocus(listReaders, readers.data?.some(({ status }) => status === 'invited') === true);
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<Reader | null>(null);
  const edit = (reader: Reader | null) => {
    setEdited(reader);
    setOpen(true);
  };
  return (
    <Page
      heading="Manage Writers"
      text="The names under which letters are written, and the people behind them."
      action={
        <Button variant="straw" onClick={() => edit(null)}>
          Add writer
        </Button>
      }
    >
      {readers.data !== undefined ? (
        <ReaderList readers={readers.data} onEdit={edit} />
      ) : readers.isPending ? (
        <Loading label="Loading the writers" />
      ) : (
        <LoadErrorPaper error={readers.error} onRetry={() => void readers.refetch()} />
      )}
      <FormDialog
        heading={edited === null ? 'Add writer' : 'Edit writer'}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isWide
      >
        {(form) => <ReaderForm reader={edited} {...form} />}
      </FormDialog>
    </Page>
  );
}

function ReaderList({ readers, onEdit }: { readers: readonly Reader[]; onEdit: (reader: Reader) => void }) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = readers.filter(({ status }) => filter === 'all' || status === filter);
  return (
    <Paper heading="Writers" aside={shown.length === 1 ? '1 writer' : `${shown.length} writers`} fill="list">
      <div className={styles.filter}>
        <Choice
          label="Status"
          isLabelHidden
          look="segments"
          options={FILTERS}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState message="No writers here" />
      ) : (
        <ul>
          {shown.map((reader) => (
            <ReaderRow key={reader.id} reader={reader} onEdit={() => onEdit(reader)} />
          ))}
        </ul>
      )}
    </Paper>
  );
}

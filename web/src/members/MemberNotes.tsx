import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { formatDateAndTime } from '#contract/dates.ts';
import { createNote, listNotes } from '#contract/members/calls.ts';
import { MEMBER_NOTE_MAX, memberNoteForm } from '#contract/members/forms.ts';
import { isPromise } from '#contract/members/rules.ts';
import { getRequest } from '#contract/readings/calls.ts';
import type { MemberNote } from '#contract/readings/shapes.ts';
import { createPersistedDraft, usePersistedDraft } from '../platform/persistedDraft.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useNow } from '../platform/useNow.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { countCharacters } from '../ui/countCharacters.ts';
import { FormError } from '../ui/FormError.tsx';
import { ButtonRow } from '../ui/layout.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import styles from './MemberNotes.module.css';

interface MemberNotesProps {
  userId: number;
  /** The level of its heading: 3 in a column of the desk. */
  headingLevel?: 2 | 3;
  /** The newest notes and the number of all, if they are known before the list is loaded. */
  known?: KnownNotes | undefined;
}

interface KnownNotes {
  notes: readonly MemberNote[];
  count: number;
}

/** The writers' notes about a member, and the form for adding one. */
export function MemberNotes({ userId, headingLevel = 3, known }: MemberNotesProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id}>Notes</Heading>
      <AddNote key={userId} userId={userId} />
      <NoteList userId={userId} known={known} />
    </section>
  );
}

function AddNote({ userId }: { userId: number }) {
  const writerId = useUser().id;
  // A writer may look at another request before the note is added.
  const [draft] = useState(() => createPersistedDraft(`note_${userId}`, { text: '' }));
  const pendingCall = useMemo(() => draft.pendingCall(writerId), [draft, writerId]);
  // The notes of an open request are part of it.
  const create = useCallMutation(createNote, { pendingCall, invalidates: [listNotes, getRequest] });
  const form = useForm({
    shape: memberNoteForm,
    initial: draft.read(writerId),
    submit: async ({ text }) => {
      await create.mutateAsync({ id: userId, text });
      form.reset({ text: '' });
    },
  });
  usePersistedDraft(draft, form);
  const text = form.field('text');
  return (
    <form {...form.props} className={styles.form} aria-label="Add a note">
      <TextArea
        {...text}
        name="note"
        label="Note"
        isLabelHidden
        keys="chat"
        isGrowing
        rows={2}
        placeholder="Add a note"
        readOnly={form.isSending}
        hint={`${countCharacters(text.value)} of ${MEMBER_NOTE_MAX.toLocaleString('en')} characters. Enter adds it. A note that begins with ! is a promise.`}
      />
      <FormError>{form.failure}</FormError>
      {text.value.trim() !== '' && (
        <ButtonRow>
          <Button type="submit" isSmall isBusy={form.isSending}>
            Add note
          </Button>
        </ButtonRow>
      )}
    </form>
  );
}

/** More are shown on demand. */
const SHOWN_AT_FIRST = 8;
const SHOWN_IF_KNOWN = 3;

function NoteList({ userId, known }: Pick<MemberNotesProps, 'userId' | 'known'>) {
  const notes = useQuery(queryOptionsFor(listNotes, { id: userId }));
  const [isWhole, setWhole] = useState(false);
  if (notes.isError && notes.data === undefined)
    return <LoadErrorPaper error={notes.error} onRetry={() => void notes.refetch()} />;
  const all = notes.data ?? known?.notes ?? [];
  const count = notes.data?.length ?? known?.count ?? 0;
  if (all.length === 0) return null;
  // The number of shown notes stays the same, so that the layout does not shift when the list arrives.
  const shown = isWhole ? all : all.slice(0, known === undefined ? SHOWN_AT_FIRST : SHOWN_IF_KNOWN);
  return (
    <>
      <ol className={styles.notes} aria-label="Notes, newest first">
        {shown.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ol>
      {shown.length < count && (
        <ButtonRow>
          <Button variant="quiet" isSmall onClick={() => setWhole(true)}>
            Show all {count} notes
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

function NoteRow({ note: { text, who, createdAt } }: { note: MemberNote }) {
  const now = useNow();
  return (
    <li className={classNames(styles.note, isPromise(text) && styles.promised)}>
      {isPromise(text) && <b className={styles.promise}>Promise</b>}
      <p dir="auto">{text}</p>
      <p className={styles.when}>
        {who}, {formatDateAndTime(createdAt, now)}
      </p>
    </li>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { deleteSavedReply, listSavedReplies, type SavedReply } from '#contract/savedReplies/calls.ts';
import { fillPlaceholders, type PlaceholderValues } from '#contract/savedReplies/rules.ts';
import { queryKeyFor, queryOptionsFor } from '../../platform/queries.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { LoadErrorPaper } from '../../platform/LoadErrorPaper.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmModal.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useOkMessage } from '../../ui/OkModal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { findSavedReplies } from './findSavedReplies.ts';
import { SavedReplyDialog, type SavedReplyDraft } from './SavedReplyDialog.tsx';
import { SavedReplyRow } from './SavedReplyRow.tsx';
import styles from './SavedReplies.module.css';

interface SavedRepliesProps {
  /** What replaces the placeholders of an inserted text. */
  values: PlaceholderValues;
  /** The canned reply for the state of the member's membership, if one applies. */
  canned?: string | null;
  /** The current text of the reply, which can be saved. */
  text: string;
  /** Called with a saved text, its placeholders filled in. */
  onInsert: (text: string) => void;
  onInsertCanned: (text: string) => void;
}

/** A writer's own and shared saved replies: search, insert, add, change and delete. */
export function SavedReplies({ values, canned = null, text, onInsert, onInsertCanned }: SavedRepliesProps) {
  const saved = useQuery(queryOptionsFor(listSavedReplies, {}));
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<SavedReplyDraft | null>(null);
  const [isEditing, setEditing] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const confirmAndDelete = useConfirmAndDelete();
  const found = findSavedReplies(saved.data ?? [], search);
  const showsCanned = canned !== null && CANNED_TITLE.toLowerCase().startsWith(search.trim().toLowerCase());
  const insert = (reply: SavedReply) => onInsert(fillPlaceholders(reply.text, values));
  const edit = (draft: SavedReplyDraft) => {
    setEdited(draft);
    setEditing(true);
  };

  return (
    <div className={styles.panel}>
      <SearchForm
        search={search}
        onSearch={setSearch}
        onSubmit={() => {
          if (showsCanned) onInsertCanned(canned);
          else if (found[0] !== undefined) insert(found[0]);
        }}
        onKeyDown={(event) => moveFocusInto(list.current, event)}
      />
      <NewReplyButtons text={text} onNew={edit} />
      {saved.isPending && <Loading label="Loading saved replies" />}
      {saved.isError && saved.data === undefined && (
        <LoadErrorPaper error={saved.error} onRetry={() => void saved.refetch()} />
      )}
      {saved.isSuccess && found.length === 0 && !showsCanned && (
        <p className={styles.nothing}>
          {search.trim() === '' ? 'No saved replies yet' : `No saved reply for “${search.trim()}”`}
        </p>
      )}
      <ul ref={list} className={styles.list} aria-label="Saved replies">
        {showsCanned && (
          <SavedReplyRow
            title={CANNED_TITLE}
            preview={canned}
            owner="For the state of the membership"
            onInsert={() => onInsertCanned(canned)}
            onKeyDown={moveFocusInList}
          />
        )}
        {found.map((reply) => (
          <SavedReplyRow
            key={reply.id}
            title={reply.title}
            preview={fillPlaceholders(reply.text, values)}
            owner={describeOwner(reply)}
            onInsert={() => insert(reply)}
            onKeyDown={moveFocusInList}
            onEdit={reply.isOwn ? () => edit(reply) : undefined}
            onDelete={reply.isOwn ? () => void confirmAndDelete(reply) : undefined}
          />
        ))}
      </ul>
      {edited !== null && (
        <SavedReplyDialog
          key={'id' in edited ? edited.id : edited.text}
          draft={edited}
          isOpen={isEditing}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

interface SearchFormProps {
  search: string;
  onSearch: (search: string) => void;
  /** Inserts the first reply that was found. */
  onSubmit: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const SearchForm = ({ search, onSearch, onSubmit, onKeyDown }: SearchFormProps) => (
  <form
    role="search"
    aria-label="Saved replies"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <TextField
      label="Search saved replies"
      isLabelHidden
      type="search"
      placeholder="Search saved replies"
      autoComplete="off"
      value={search}
      onChange={onSearch}
      onKeyDown={onKeyDown}
    />
  </form>
);

interface NewReplyButtonsProps {
  /** The current text of the reply. */
  text: string;
  onNew: (draft: SavedReplyDraft) => void;
}

/** Begins a new saved reply, empty or with the current text of the reply. */
const NewReplyButtons = ({ text, onNew }: NewReplyButtonsProps) => (
  <div className={styles.actions}>
    <Button variant="quiet" isSmall onClick={() => onNew({ title: '', text: '', isShared: false })}>
      New
    </Button>
    <Button
      variant="quiet"
      isSmall
      disabled={text.trim() === ''}
      onClick={() => onNew({ title: '', text, isShared: false })}
    >
      Save this reply
    </Button>
  </div>
);

const CANNED_TITLE = 'Canned reply';

const describeOwner = ({ isOwn, isShared }: SavedReply) => {
  if (!isOwn) return "Another writer's";
  return isShared ? 'Shared' : '';
};

function useConfirmAndDelete() {
  const confirm = useConfirm();
  const showOk = useOkMessage();
  const client = useQueryClient();
  const { mutate, isPending } = useCallMutation(deleteSavedReply, {
    invalidates: [listSavedReplies],
    onFailure: ({ status, details }) => {
      if (status !== 404) return showOk({ heading: 'The saved reply was not deleted', text: details });
      // It was deleted in another window.
      return client.invalidateQueries({ queryKey: queryKeyFor(listSavedReplies) });
    },
  });
  return async ({ id, title, isShared }: SavedReply) => {
    const details = isShared ? `“${title}” is deleted for the other writers too.` : `“${title}” is deleted.`;
    if (isPending || !(await confirm({ details }))) return;
    mutate({ id });
  };
}

const getInsertButtons = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('button[data-insert]'),
];

/** From the search, the down arrow goes to the first reply. */
function moveFocusInto(list: HTMLElement | null, event: KeyboardEvent) {
  if (event.key !== 'ArrowDown' || list === null) return;
  event.preventDefault();
  getInsertButtons(list)[0]?.focus();
}

/** In the list the arrows go from reply to reply. */
function moveFocusInList(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget.closest('ul');
  if (step === undefined || list === null) return;
  event.preventDefault();
  const buttons = getInsertButtons(list);
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
}

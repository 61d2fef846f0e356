import { type KeyboardEvent, useId } from 'react';
import { useRowFocus } from '../../ui/lostFocus.ts';
import styles from './SavedReplies.module.css';

interface SavedReplyRowProps {
  title: string;
  /** Its text with the placeholders filled in. */
  preview: string;
  /** Says who owns it or who sees it. */
  owner: string;
  onInsert: () => void;
  /** For the button that inserts it. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Only for the writer's own replies. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** A saved reply. A click inserts it. The writer's own can be changed and deleted. */
export function SavedReplyRow({
  title,
  preview,
  owner,
  onInsert,
  onKeyDown,
  onEdit,
  onDelete,
}: SavedReplyRowProps) {
  const id = useId();
  return (
    <li ref={useRowFocus<HTMLLIElement>()} className={styles.row}>
      <button
        type="button"
        data-insert
        className={styles.insert}
        aria-label={`Insert ${title}`}
        aria-describedby={id}
        onClick={onInsert}
        onKeyDown={onKeyDown}
      >
        <strong dir="auto">{title}</strong>
        <span id={id} dir="auto" className={styles.preview}>
          {preview}
        </span>
      </button>
      <div className={styles.foot}>
        <span className={styles.owner}>{owner}</span>
        {onEdit !== undefined && (
          <button type="button" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </button>
        )}
        {onDelete !== undefined && (
          <button type="button" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </button>
        )}
      </div>
    </li>
  );
}

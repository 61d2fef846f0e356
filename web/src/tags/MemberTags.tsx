import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getUser } from '#contract/members/calls.ts';
import { addUserTag, listTags, listUserTags, removeUserTag, type Tag } from '#contract/tags/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import type { Failure } from '../platform/failure.ts';
import { queryKeyFor, queryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { Button } from '../ui/Button.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { classNames } from '../ui/classNames.ts';
import { CloseIcon } from '../ui/moreIcons.tsx';
import { useOkMessage } from '../ui/OkModal.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import styles from './MemberTags.module.css';
import hues from '../ui/hues.module.css';

/** More tags would push the content below away. */
const SHOWN_AT_FIRST = 12;

interface MemberTagsProps {
  userId: number;
  /** The tags that are known before the list is loaded. */
  known?: readonly { id: number; text: string; color: string }[] | undefined;
}

/** The tags of a member, locked until Edit is pressed: then one can be added, or removed after a confirmation. */
export function MemberTags({ userId, known = [] }: MemberTagsProps) {
  const { data } = useQuery(queryOptionsFor(listUserTags, { userId }));
  const own = data ?? known.map((tag) => ({ ...tag, tagId: tag.id }));
  const [isEditing, setEditing] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || isEditing ? own : own.slice(0, SHOWN_AT_FIRST);
  const confirm = useConfirm();
  const changes = useTagMutationOptions();
  const addUserTagMutation = useCallMutation(addUserTag, changes);
  const removeUserTagMutation = useCallMutation(removeUserTag, changes);
  const isBusy = addUserTagMutation.isPending || removeUserTagMutation.isPending;
  const confirmAndRemove = async (tagId: number, text: string) => {
    if (await confirm({ details: `The tag '${text}' is taken off this member.` }))
      removeUserTagMutation.mutate({ userId, tagId });
  };
  return (
    <section aria-label="Tags" aria-busy={isBusy} className={styles.section}>
      <header className={styles.head}>
        <h3>Tags</h3>
        <Button
          variant="quiet"
          isSmall
          aria-label="Edit tags"
          aria-pressed={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          Edit
        </Button>
      </header>
      {own.length === 0 && <p className={styles.none}>None yet</p>}
      <ul className={styles.tags}>
        {shown.map(({ tagId, text, color }) => (
          <TagItem
            key={tagId}
            text={text}
            color={color}
            isBusy={removeUserTagMutation.isPending}
            onRemove={isEditing ? () => void confirmAndRemove(tagId, text) : undefined}
          />
        ))}
      </ul>
      {shown.length < own.length && (
        <Button variant="quiet" isSmall onClick={() => setShowsAll(true)}>
          {own.length - shown.length} more tags
        </Button>
      )}
      {isEditing && (
        <AddTag
          excludedIds={own.map(({ tagId }) => tagId)}
          isBusy={isBusy}
          onAdd={(tagId) => addUserTagMutation.mutate({ userId, tagId })}
        />
      )}
    </section>
  );
}

interface TagItemProps {
  text: string;
  color: string;
  /** A tag is being removed. */
  isBusy: boolean;
  /** Without it, the tag has no button. */
  onRemove?: (() => void) | undefined;
}

const TagItem = ({ text, color, isBusy, onRemove }: TagItemProps) => (
  <li className={classNames(styles.tag, hues[color])}>
    <span dir="auto" title={text}>
      {text}
    </span>
    {onRemove !== undefined && (
      <button
        type="button"
        aria-label={`Remove tag ${text}`}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onRemove}
      >
        <CloseIcon size={14} />
      </button>
    )}
  </li>
);

function useTagMutationOptions() {
  const client = useQueryClient();
  const showOk = useOkMessage();
  return {
    // A tag's color decides whether a draft is fetched, so the request is refetched too.
    invalidates: [listUserTags, getUser, getRequest],
    onFailure: ({ code, details }: Failure) => {
      const isGone = code === 'not_found';
      // Somebody else has deleted the tag: it is no longer shown or offered.
      if (isGone)
        for (const call of [listTags, listUserTags])
          void client.invalidateQueries({ queryKey: queryKeyFor(call) });
      showOk({
        heading: isGone ? 'The tag was not found' : 'The tags stay as they were',
        text: isGone ? 'The tag or the member was deleted in the meantime.' : details,
      });
    },
  };
}

interface AddTagProps {
  /** The member's current tags. */
  excludedIds: readonly Tag['id'][];
  isBusy: boolean;
  onAdd: (tagId: Tag['id']) => void;
}

/** Arrow keys change a select's value, so choosing alone sends nothing. */
function AddTag({ excludedIds, isBusy, onAdd }: AddTagProps) {
  const { data: all = [] } = useQuery(queryOptionsFor(listTags, {}));
  const [chosen, setChosen] = useState('');
  const others = all.filter(({ id }) => !excludedIds.includes(id));
  const isListed = others.some(({ id }) => String(id) === chosen);
  if (others.length === 0) return null;
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (isListed) onAdd(Number(chosen));
      }}
    >
      <SelectField
        label="Add a tag"
        isLabelHidden
        options={others.map(({ id, text }) => ({ value: String(id), label: text }))}
        value={isListed ? chosen : ''}
        onChange={setChosen}
        placeholder="Add a tag"
      />
      <Button type="submit" variant="quiet" isSmall isBusy={isBusy} disabled={!isListed}>
        Add
      </Button>
    </form>
  );
}

import { useState } from 'react';
import type { ManagedTag } from '#contract/tags/calls.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { Button } from '../ui/Button.tsx';
import { ColorDot } from '../ui/ColorDot.tsx';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useRowFocus } from '../ui/lostFocus.ts';
import { Page } from '../ui/Page.tsx';
import { ButtonRow } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ManageTagsScreen.module.css';
import { useDeleteTag, useTags } from './queries.ts';
import { describeDeletion, describeMembers } from './rules.ts';
import { TagForm } from './TagForm.tsx';

/** The tags that writers put on members: added, edited, deleted. */
export function ManageTagsScreen() {
  const tags = useTags();
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<ManagedTag | null>(null);
  const edit = (tag: ManagedTag | null) => {
    setEdited(tag);
    setOpen(true);
  };
  return (
    <Page
      heading="Manage Tags"
      text="Colored words that writers put on members. A tag in any color but red or green means no draft: the answer is written by hand."
      action={
        <Button variant="straw" onClick={() => edit(null)}>
          Add tag
        </Button>
      }
    >
      {tags.data !== undefined ? (
        <TagList tags={tags.data} onEdit={edit} />
      ) : tags.isPending ? (
        <Loading label="Loading the tags" />
      ) : (
        <LoadErrorPaper error={tags.error} onRetry={() => void tags.refetch()} />
      )}
      <FormDialog
        heading={edited === null ? 'Add tag' : 'Edit tag'}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {(form) => <TagForm tag={edited} {...form} />}
      </FormDialog>
    </Page>
  );
}

function TagList({ tags, onEdit }: { tags: readonly ManagedTag[]; onEdit: (tag: ManagedTag) => void }) {
  if (tags.length === 0)
    return (
      <Paper>
        <EmptyState message="No tags yet">Press Add tag to create the first one.</EmptyState>
      </Paper>
    );
  return (
    <Paper heading="Tags" aside={tags.length === 1 ? '1 tag' : `${tags.length} tags`} fill="list">
      <ul>
        {tags.map((tag) => (
          <TagRow key={tag.id} tag={tag} onEdit={() => onEdit(tag)} />
        ))}
      </ul>
    </Paper>
  );
}

function TagRow({ tag, onEdit }: { tag: ManagedTag; onEdit: () => void }) {
  const { id, text, color, membersCount } = tag;
  const confirm = useConfirm();
  const deletion = useDeleteTag();
  const confirmAndDelete = async () => {
    if (await confirm({ details: describeDeletion(tag) })) deletion.mutate({ id });
  };
  return (
    <li ref={useRowFocus<HTMLLIElement>()} className={styles.tag}>
      <span className={styles.text}>
        <ColorDot color={color} />
        <span dir="auto">{text}</span>
        <VisuallyHidden>, {color}</VisuallyHidden>
      </span>
      <span className={styles.members}>{describeMembers(membersCount)}</span>
      <ButtonRow>
        <Button variant="quiet" isSmall aria-label={`Edit ${text}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="quiet"
          isSmall
          aria-label={`Delete ${text}`}
          isBusy={deletion.isPending}
          onClick={() => void confirmAndDelete()}
        >
          Delete
        </Button>
      </ButtonRow>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import {
  addUserTag,
  getUser,
  listTags,
  listUserTags,
  removeUserTag,
  type Tag,
} from '#contract/people/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { ask } from '../platform/queries.ts';
import { useAct } from '../platform/useAct.ts';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { classes } from '../ui/classes.ts';
import { CloseIcon } from '../ui/icons.tsx';
import { useOkMessage } from '../ui/OkModal.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import styles from './MemberTags.module.css';
import hues from './tagHues.module.css';

/** The tags on a member, with a way to add one and, once confirmed, to take one off. */
export function MemberTags({ userId }: { userId: number }) {
  const { data: own = [] } = useQuery(ask(listUserTags, { userId }));
  const { data: all = [] } = useQuery(ask(listTags, {}));
  const confirm = useConfirm();
  const showOk = useOkMessage();
  // A tag's color decides about drafts, so the request is asked again too.
  const changes = {
    refetches: [listUserTags, getUser, getRequest],
    onFailure: ({ details }: { details: string }) =>
      showOk({ heading: 'The tags stay as they were', text: details }),
  };
  const add = useAct(addUserTag, changes);
  const remove = useAct(removeUserTag, changes);
  const isBusy = add.isPending || remove.isPending;
  const takeOff = async ({ id, text }: Tag) => {
    if (isBusy || !(await confirm({ details: `The tag '${text}' is taken off this member.` }))) return;
    remove.mutate({ userId, tagId: id });
  };
  const others = all.filter(({ id }) => !own.some(({ tagId }) => tagId === id));
  return (
    <section aria-label="Tags" aria-busy={isBusy} className={styles.section}>
      <h3>Tags</h3>
      {own.length === 0 && <p className={styles.none}>None yet</p>}
      <ul className={styles.tags}>
        {own.map(({ tagId, text, color }) => (
          <li key={tagId} className={classes(styles.tag, hues[color])}>
            {text}
            <button
              type="button"
              aria-label={`Remove tag ${text}`}
              onClick={() => void takeOff({ id: tagId, text, color })}
            >
              <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <SelectField
          label="Add a tag"
          isLabelHidden
          options={others.map(({ id, text }) => ({ value: String(id), says: text }))}
          value=""
          onChange={(tagId) => add.mutate({ userId, tagId: Number(tagId) })}
          placeholder={isBusy ? 'Saving' : 'Add a tag'}
          disabled={isBusy}
        />
      )}
    </section>
  );
}

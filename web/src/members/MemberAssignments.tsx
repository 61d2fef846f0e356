import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { getUser, listAuditLog, listUsers, patchUser, type User } from '#contract/members/calls.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { addUserTag, listTags, listUserTags, removeUserTag, type Tag } from '#contract/tags/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { queryKeyFor, queryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choice.tsx';
import { classNames } from '../ui/classNames.ts';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { FormError } from '../ui/FormError.tsx';
import { ButtonRow, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { findNewerUser } from './editedMeanwhile.ts';
import { MeanwhileNotice } from './MeanwhileNotice.tsx';
import styles from './MemberAssignments.module.css';
import { type MeanwhileChange, mergeEdits } from '../platform/mergeEdits.ts';
import hues from '../ui/hues.module.css';

const shape = z.strictObject({ personality: z.string(), tags: z.array(z.string()) });
type Assignments = z.output<typeof shape>;

const NOBODY = 'nobody';
const AWAY = 'A reader who is away';

const LABELS: Record<keyof Assignments, string> = { personality: 'Personality', tags: 'Tags' };

const toAssignments = ({ assignedPersonalityUser, tags }: User): Assignments => ({
  personality: String(assignedPersonalityUser ?? NOBODY),
  tags: tags.map(({ id }) => String(id)),
});

/** A member's assigned reader and tags, locked until Edit is pressed. */
export function MemberAssignments({ member }: { member: User }) {
  const { data: readers = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const { data: tags = [] } = useQuery(queryOptionsFor(listTags, {}));
  const [isEditing, setEditing] = useState(false);
  // The member's data when editing began, or the newer data that somebody else has saved since.
  const [before, setBefore] = useState(member);
  const [changes, setChanges] = useState<MeanwhileChange<keyof Assignments>[]>([]);
  const client = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const save = useSaveAssignments(before, setBefore);
  const form = useForm({
    shape,
    initial: toAssignments(member),
    submit: async (chosen) => {
      try {
        await save(chosen);
      } catch (thrown) {
        const newer = findNewerUser(thrown);
        if (newer !== null) rebase(newer);
        throw thrown;
      }
      toasts.success('Saved');
      setEditing(false);
    },
  });
  const rebase = (newer: User) => {
    const merged = mergeEdits(toAssignments(before), form.values, toAssignments(newer));
    form.reset(merged.values);
    setChanges(merged.changes);
    setBefore(newer);
    client.setQueryData(queryKeyFor(getUser, { id: member.id }), newer);
  };
  const shown = isEditing ? form.values : toAssignments(member);
  const toggle = () => {
    setBefore(member);
    setChanges([]);
    form.reset(toAssignments(member));
    setEditing(!isEditing);
  };
  const confirmAndSave = async (event: FormEvent) => {
    event.preventDefault();
    const removed = before.tags.filter(({ id }) => !form.values.tags.includes(String(id)));
    if (removed.length === 0 || (await confirm({ details: describeRemoval(removed) }))) await form.send();
  };
  const describe = (name: keyof Assignments) => {
    const now = toAssignments(before);
    if (name === 'personality') return others.find(({ value }) => value === now.personality)?.label ?? AWAY;
    return before.tags.map(({ text }) => text).join(', ');
  };
  const others = [
    { value: NOBODY, label: 'No reader of their own' },
    ...readers.map((one) => ({ value: String(one.id), label: `${one.firstName} ${one.lastName}` })),
  ];
  const isListed = others.some(({ value }) => value === shown.personality);
  return (
    <Paper
      heading="Personality and tags"
      aside={
        <Button variant="quiet" isSmall aria-pressed={isEditing} onClick={toggle}>
          Edit
        </Button>
      }
    >
      <form {...form.props} onSubmit={(event) => void confirmAndSave(event)}>
        <Stack>
          {isEditing && <MeanwhileNotice changes={changes} labels={LABELS} describe={describe} />}
          <SelectField
            label="Personality"
            options={isListed ? others : [...others, { value: shown.personality, label: AWAY }]}
            value={shown.personality}
            onChange={(personality) => form.set('personality', personality)}
            disabled={!isEditing || form.isSending}
          />
          <Choices
            label="Tags"
            options={tags.map((tag) => ({ value: String(tag.id), label: <TagLabel {...tag} /> }))}
            value={shown.tags}
            onChange={(chosen) => form.set('tags', chosen)}
            disabled={!isEditing || form.isSending}
            hint={tags.length === 0 ? 'There are no tags yet.' : undefined}
          />
          <FormError>{form.failure}</FormError>
          {isEditing && (
            <ButtonRow>
              <Button type="submit" isBusy={form.isSending}>
                Save
              </Button>
              <Button variant="quiet" disabled={form.isSending} onClick={toggle}>
                Cancel
              </Button>
            </ButtonRow>
          )}
        </Stack>
      </form>
    </Paper>
  );
}

const describeRemoval = (tags: User['tags']) =>
  tags.length === 1
    ? `The tag '${tags[0]!.text}' is taken off this member.`
    : `The tags ${tags.map(({ text }) => `'${text}'`).join(', ')} are taken off this member.`;

const TagLabel = ({ text, color }: Tag) => (
  <span className={styles.tag}>
    <span className={classNames(styles.dot, hues[color])} />
    <span dir="auto">{text}</span>
  </span>
);

/** Sends only the changed values. */
function useSaveAssignments(before: User, setBefore: (now: User) => void) {
  const { id, etag } = before;
  // A tag's color decides whether a draft is fetched, so the requests are refetched too.
  const changes = { invalidates: [getUser, listUsers, listUserTags, listAuditLog, getRequest] };
  const patchUserMutation = useCallMutation(patchUser, { ...changes, ifMatch: etag });
  const addUserTagMutation = useCallMutation(addUserTag, changes);
  const removeUserTagMutation = useCallMutation(removeUserTag, changes);
  return async (chosen: Assignments) => {
    const saved = toAssignments(before);
    if (chosen.personality !== saved.personality) {
      const reader = chosen.personality === NOBODY ? null : Number(chosen.personality);
      const changed = await patchUserMutation.mutateAsync({ id, assignedPersonalityUser: reader });
      setBefore({ ...changed, tags: before.tags });
    }
    // Putting a tag on or taking it off again changes nothing, so tags may be sent twice.
    for (const tag of chosen.tags)
      if (!saved.tags.includes(tag)) await addUserTagMutation.mutateAsync({ userId: id, tagId: Number(tag) });
    for (const tag of saved.tags)
      if (!chosen.tags.includes(tag))
        await removeUserTagMutation.mutateAsync({ userId: id, tagId: Number(tag) });
  };
}

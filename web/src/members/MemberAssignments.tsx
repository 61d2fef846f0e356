import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  addUserTag,
  getUser,
  listAuditLog,
  listTags,
  listUserTags,
  patchUser,
  listPersonalities,
  removeUserTag,
  type Tag,
  type User,
} from '#contract/people/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choice.tsx';
import { classNames } from '../ui/classNames.ts';
import { FormError } from '../ui/FormError.tsx';
import { ButtonRow, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './MemberAssignments.module.css';
import hues from '../tags/tagColors.module.css';

const shape = z.strictObject({ personality: z.string(), tags: z.array(z.string()) });
type Assignments = z.output<typeof shape>;

const NOBODY = 'nobody';

const toAssignments = ({ assignedPersonalityUser, tags }: User): Assignments => ({
  personality: String(assignedPersonalityUser ?? NOBODY),
  tags: tags.map(({ id }) => String(id)),
});

/** A member's assigned reader and tags, locked until Edit is pressed. */
export function MemberAssignments({ member }: { member: User }) {
  const { data: readers = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const { data: tags = [] } = useQuery(queryOptionsFor(listTags, {}));
  const [isEditing, setEditing] = useState(false);
  const toasts = useToasts();
  const saved = toAssignments(member);
  const save = useSaveAssignments(member);
  const form = useForm({
    shape,
    initial: saved,
    submit: async (chosen) => {
      await save(saved, chosen);
      toasts.success('Saved');
      setEditing(false);
    },
  });
  const shown = isEditing ? form.values : saved;
  const toggle = () => {
    form.reset(saved);
    setEditing(!isEditing);
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
      <form {...form.props}>
        <Stack>
          <SelectField
            label="Personality"
            options={
              isListed ? others : [...others, { value: shown.personality, label: 'A reader who is away' }]
            }
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

const TagLabel = ({ text, color }: Tag) => (
  <span className={styles.tag}>
    <span className={classNames(styles.dot, hues[color])} />
    <span dir="auto">{text}</span>
  </span>
);

/** Sends only what differs: what was saved before one of the calls failed is not sent again. */
function useSaveAssignments({ id }: User) {
  // A tag's color decides whether a draft is fetched, so the requests are refetched too.
  const changes = { invalidates: [getUser, listUserTags, listAuditLog, getRequest] };
  const patchUserMutation = useCallMutation(patchUser, changes);
  const addUserTagMutation = useCallMutation(addUserTag, changes);
  const removeUserTagMutation = useCallMutation(removeUserTag, changes);
  return async (saved: Assignments, chosen: Assignments) => {
    if (chosen.personality !== saved.personality) {
      const reader = chosen.personality === NOBODY ? null : Number(chosen.personality);
      await patchUserMutation.mutateAsync({ id, assignedPersonalityUser: reader });
    }
    for (const tag of chosen.tags)
      if (!saved.tags.includes(tag)) await addUserTagMutation.mutateAsync({ userId: id, tagId: Number(tag) });
    for (const tag of saved.tags)
      if (!chosen.tags.includes(tag))
        await removeUserTagMutation.mutateAsync({ userId: id, tagId: Number(tag) });
  };
}

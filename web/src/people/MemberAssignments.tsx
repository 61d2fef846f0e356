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
  personalities,
  removeUserTag,
  type Tag,
  type User,
} from '#contract/people/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { ask } from '../platform/queries.ts';
import { useAct } from '../platform/useAct.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choice.tsx';
import { classes } from '../ui/classes.ts';
import { FormError } from '../ui/FormError.tsx';
import { Row, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './MemberAssignments.module.css';
import hues from './tagHues.module.css';

const shape = z.strictObject({ personality: z.string(), tags: z.array(z.string()) });
type Assignments = z.output<typeof shape>;

const NOBODY = 'nobody';

const valuesOf = ({ assignedPersonalityUser, tags }: User): Assignments => ({
  personality: String(assignedPersonalityUser ?? NOBODY),
  tags: tags.map(({ id }) => String(id)),
});

/** A member's own reader and their tags, locked until Edit is pressed. */
export function MemberAssignments({ member }: { member: User }) {
  const { data: readers = [] } = useQuery(ask(personalities, {}));
  const { data: tags = [] } = useQuery(ask(listTags, {}));
  const [isEditing, setEditing] = useState(false);
  const toasts = useToasts();
  const saved = valuesOf(member);
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
    { value: NOBODY, says: 'No reader of their own' },
    ...readers.map((one) => ({ value: String(one.id), says: `${one.firstName} ${one.lastName}` })),
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
              isListed ? others : [...others, { value: shown.personality, says: 'A reader who is away' }]
            }
            value={shown.personality}
            onChange={(personality) => form.set('personality', personality)}
            disabled={!isEditing || form.isSending}
          />
          <Choices
            label="Tags"
            options={tags.map((tag) => ({ value: String(tag.id), says: <TagWords {...tag} /> }))}
            value={shown.tags}
            onChange={(chosen) => form.set('tags', chosen)}
            disabled={!isEditing || form.isSending}
            hint={tags.length === 0 ? 'There are no tags yet.' : undefined}
          />
          <FormError>{form.failure}</FormError>
          {isEditing && (
            <Row>
              <Button type="submit" isBusy={form.isSending}>
                Save
              </Button>
              <Button variant="quiet" disabled={form.isSending} onClick={toggle}>
                Cancel
              </Button>
            </Row>
          )}
        </Stack>
      </form>
    </Paper>
  );
}

const TagWords = ({ text, color }: Tag) => (
  <span className={styles.tag}>
    <span className={classes(styles.dot, hues[color])} />
    <span dir="auto">{text}</span>
  </span>
);

/** Sends what differs, and only that: what is saved before one of the calls fails is not sent again. */
function useSaveAssignments({ id }: User) {
  // A tag's color decides about drafts, so the requests are asked again too.
  const changes = { refetches: [getUser, listUserTags, listAuditLog, getRequest] };
  const assign = useAct(patchUser, changes);
  const putOn = useAct(addUserTag, changes);
  const takeOff = useAct(removeUserTag, changes);
  return async (saved: Assignments, chosen: Assignments) => {
    if (chosen.personality !== saved.personality) {
      const reader = chosen.personality === NOBODY ? null : Number(chosen.personality);
      await assign.mutateAsync({ id, assignedPersonalityUser: reader });
    }
    for (const tag of chosen.tags)
      if (!saved.tags.includes(tag)) await putOn.mutateAsync({ userId: id, tagId: Number(tag) });
    for (const tag of saved.tags)
      if (!chosen.tags.includes(tag)) await takeOff.mutateAsync({ userId: id, tagId: Number(tag) });
  };
}

import { useQuery } from '@tanstack/react-query';
import { formatFullName } from '#contract/fullName.ts';
import { type User } from '#contract/members/calls.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { listTags, type Tag } from '#contract/tags/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choice.tsx';
import { classNames } from '../ui/classNames.ts';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { Stack } from '../ui/layout.tsx';
import { SaveButtons } from '../ui/SaveButtons.tsx';
import { Paper } from '../ui/Paper.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { MeanwhileNotice } from './MeanwhileNotice.tsx';
import styles from './MemberAssignments.module.css';
import hues from '../ui/hues.module.css';
import { type Assignments, NOBODY, toAssignments, useAssignments } from './useAssignments.ts';
import { READER_AWAY } from './rules.ts';

const LABELS: Record<keyof Assignments, string> = { personality: 'Personality', tags: 'Tags' };

/** A member's assigned reader and tags, locked until Edit is pressed. */
export function MemberAssignments({ member }: { member: User }) {
  const { data: readers = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const { data: tags = [] } = useQuery(queryOptionsFor(listTags, {}));
  const { form, shown, isEditing, toggle, before, changes, confirmAndSave } = useAssignments(member);
  const part = useRestoreFocus(isEditing);
  const isLocked = !isEditing || form.isSending;
  const options = [
    { value: NOBODY, label: 'No reader of their own' },
    ...readers.map((one) => ({ value: String(one.id), label: formatFullName(one) })),
  ];
  const isListed = options.some(({ value }) => value === shown.personality);
  const describe = (name: keyof Assignments) => {
    const now = toAssignments(before);
    if (name === 'personality')
      return options.find(({ value }) => value === now.personality)?.label ?? READER_AWAY;
    return before.tags.map(({ text }) => text).join(', ');
  };
  return (
    <Paper
      ref={part}
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
            options={isListed ? options : [...options, { value: shown.personality, label: READER_AWAY }]}
            value={shown.personality}
            onChange={(personality) => form.set('personality', personality)}
            disabled={isLocked}
          />
          <div className={isEditing ? undefined : styles.locked}>
            <Choices
              label="Tags"
              options={tags.map((tag) => ({ value: String(tag.id), label: <TagLabel {...tag} /> }))}
              value={shown.tags}
              onChange={(chosen) => form.set('tags', chosen)}
              disabled={isLocked}
              hint={tags.length === 0 ? 'There are no tags yet.' : undefined}
            />
          </div>
          <FormError>{form.failure}</FormError>
          {isEditing && <SaveButtons isSending={form.isSending} onCancel={toggle} />}
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

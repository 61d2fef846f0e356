import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { listPersonalities } from '#contract/readers/calls.ts';
import { pick } from '#contract/pick.ts';
import { patchRequest } from '#contract/readings/calls.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { CARDS_MAX, REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { choices } from '#contract/readings/forms.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Choice } from '../ui/Choice.tsx';
import { FieldGroup } from '../ui/Field.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Stack } from '../ui/Page.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { describeEdit, type EditValues, mergeChoices, pickChanges } from './editRules.ts';
import { storeRequest } from './queue/queueCache.ts';
import { findCurrent } from './useRequestActions.ts';

const shape = z.object({
  status: z.enum(REQUEST_STATUSES),
  ...choices,
  personality: z.nullable(z.int()),
});

const statusOptions = [
  { value: 'OPENED', label: 'Open' },
  { value: 'RESPONDED', label: 'Answered' },
  { value: 'CLOSED', label: 'Closed' },
] as const;

const cardCountOptions = Array.from({ length: CARDS_MAX }, (_, n) => ({
  value: String(n + 1),
  label: String(n + 1),
}));

interface EditRequestProps {
  request: ReadingRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog in which a writer edits a request. Its place in the queue stays the same. */
export const EditRequest = ({ request, isOpen, onClose }: EditRequestProps) => (
  <SidePanel heading="Edit request" isOpen={isOpen} onClose={onClose}>
    <EditForm request={request} onDone={onClose} />
  </SidePanel>
);

function EditForm({ request, onDone }: { request: ReadingRequest; onDone: () => void }) {
  const toasts = useToasts();
  const { data: names = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const client = useQueryClient();
  // The version that is being edited, and the fields that another writer has changed since the form was opened.
  const [base, setBase] = useState(request);
  const [theirs, setTheirs] = useState<(keyof EditValues)[]>([]);
  const before = toEditValues(base);
  const patchRequestMutation = useCallMutation(patchRequest, {
    ifMatch: base.etag,
    onSuccess: (answer) => storeRequest(client, answer),
    onFailure: (failure) => {
      const current = findCurrent(failure);
      if (current === null) return;
      const merged = mergeChoices(before, form.values, toEditValues(current));
      storeRequest(client, current);
      setBase(current);
      setTheirs(merged.theirs);
      form.reset(merged.values);
    },
  });
  const form = useForm<EditValues, EditValues>({
    shape,
    initial: before,
    submit: async (edited) => {
      await patchRequestMutation.mutateAsync({
        id: request.id,
        ...pickChanges(before, edited),
        usePreviousDate: true,
      });
      toasts.success('Request saved');
      onDone();
    },
  });
  const nameOf = (reader: number | null) => {
    const found = names.find(({ id }) => id === reader);
    return found === undefined ? 'another one' : `${found.firstName} ${found.lastName}`;
  };
  const { values, set } = form;
  return (
    <form {...form.props} onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}>
      <Stack>
        <Choice label="Status" look="segments" options={statusOptions} {...form.field('status')} />
        <FieldGroup label="Asked as">
          <Checkbox
            label="Rush"
            isChecked={values.isRushed}
            onChange={(isChecked) => set('isRushed', isChecked)}
          />
          <Checkbox
            label="Oracle"
            isChecked={values.isOracle}
            onChange={(isChecked) => set('isOracle', isChecked)}
          />
          <Checkbox
            label="Astrology"
            isChecked={values.isAstrology}
            onChange={(isChecked) => set('isAstrology', isChecked)}
          />
        </FieldGroup>
        <SelectField
          label="Number of cards"
          options={cardCountOptions}
          value={String(values.numberOfTarotCards)}
          error={form.errors['numberOfTarotCards']}
          onChange={(cards) => set('numberOfTarotCards', Number(cards))}
        />
        <SelectField
          label="Reader"
          options={[
            { value: 'any', label: 'Any reader' },
            ...names.map(({ id, firstName, lastName }) => ({
              value: String(id),
              label: `${firstName} ${lastName}`,
            })),
          ]}
          value={values.personality === null ? 'any' : String(values.personality)}
          error={form.errors['personality']}
          onChange={(reader) => set('personality', reader === 'any' ? null : Number(reader))}
        />
        <FormError>{form.failure}</FormError>
        {theirs.length > 0 && (
          <section aria-label="Changed meanwhile">
            <p>Another writer has changed this request. What you chose is kept; save again to send it.</p>
            <ul>
              {theirs.map((field) => (
                <li key={field}>
                  {describeEdit(field, before, (reader) => (reader === null ? 'any' : nameOf(reader)))}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Button type="submit" isWide isBusy={form.isSending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}

const toEditValues = (request: ReadingRequest): EditValues =>
  pick({ ...request, personality: request.personality?.id ?? null }, shape.shape);

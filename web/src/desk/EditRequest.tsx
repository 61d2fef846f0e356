import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { listPersonalities } from '#contract/people/calls.ts';
import { pick } from '#contract/pick.ts';
import { getRequest, listRequests, patchRequest, type ReadingRequest } from '#contract/readings/calls.ts';
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

const shape = z.object({
  status: z.enum(REQUEST_STATUSES),
  ...choices,
  personality: z.nullable(z.int()),
});
type EditValues = z.output<typeof shape>;

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

/** What a writer can change about a request; its place in the queue stays. */
export const EditRequest = ({ request, isOpen, onClose }: EditRequestProps) => (
  <SidePanel heading="Edit request" isOpen={isOpen} onClose={onClose}>
    <EditForm request={request} onDone={onClose} />
  </SidePanel>
);

function EditForm({ request, onDone }: { request: ReadingRequest; onDone: () => void }) {
  const toasts = useToasts();
  const { data: names = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const patchRequestMutation = useCallMutation(patchRequest, { invalidates: [getRequest, listRequests] });
  const form = useForm({
    shape,
    initial: toEditValues(request),
    submit: async (edited) => {
      await patchRequestMutation.mutateAsync({
        id: request.id,
        ...pickChanges(toEditValues(request), edited),
        usePreviousDate: true,
      });
      toasts.success('Request saved');
      onDone();
    },
  });
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
        <Button type="submit" isWide isBusy={form.isSending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}

const toEditValues = (request: ReadingRequest): EditValues =>
  pick({ ...request, personality: request.personality?.id ?? null }, shape.shape);

/** Sends only changed fields, so that two writers who edit different fields do not overwrite each other. */
function pickChanges(before: EditValues, after: EditValues): Partial<EditValues> {
  const keys = Object.keys(after) as (keyof EditValues)[];
  return Object.fromEntries(keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]));
}

import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { personalities } from '#contract/people/calls.ts';
import { pick } from '#contract/pick.ts';
import { getRequest, listRequests, patchRequest, type ReadingRequest } from '#contract/readings/calls.ts';
import { CARDS_MAX, REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { choices } from '#contract/readings/forms.ts';
import { ask } from '../../platform/queries.ts';
import { useAct } from '../../platform/useAct.ts';
import { useForm } from '../../platform/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Stack } from '../../ui/Page.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { useToasts } from '../../ui/Toasts.tsx';

const shape = z.object({
  status: z.enum(REQUEST_STATUSES),
  ...choices,
  personality: z.nullable(z.int()),
});
type Edited = z.output<typeof shape>;

const statuses = [
  { value: 'OPENED', says: 'Open' },
  { value: 'RESPONDED', says: 'Answered' },
  { value: 'CLOSED', says: 'Closed' },
] as const;

const cardNumbers = Array.from({ length: CARDS_MAX }, (_, n) => ({
  value: String(n + 1),
  says: String(n + 1),
}));

interface EditRequestProps {
  request: ReadingRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** What a writer may change about a request; its place in the order stays. */
export const EditRequest = ({ request, isOpen, onClose }: EditRequestProps) => (
  <SidePanel heading="Edit request" isOpen={isOpen} onClose={onClose}>
    <EditForm request={request} onDone={onClose} />
  </SidePanel>
);

function EditForm({ request, onDone }: { request: ReadingRequest; onDone: () => void }) {
  const toasts = useToasts();
  const { data: names = [] } = useQuery(ask(personalities, {}));
  const patch = useAct(patchRequest, { refetches: [getRequest, listRequests] });
  const form = useForm({
    shape,
    initial: editedOf(request),
    submit: async (edited) => {
      await patch.mutateAsync({
        id: request.id,
        ...changed(editedOf(request), edited),
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
        <Choice label="Status" look="segments" options={statuses} {...form.field('status')} />
        <FieldGroup label="Asked as">
          <Checkbox label="Rush" isChecked={values.isRushed} onChange={(is) => set('isRushed', is)} />
          <Checkbox label="Oracle" isChecked={values.isOracle} onChange={(is) => set('isOracle', is)} />
          <Checkbox
            label="Astrology"
            isChecked={values.isAstrology}
            onChange={(is) => set('isAstrology', is)}
          />
        </FieldGroup>
        <SelectField
          label="Number of cards"
          options={cardNumbers}
          value={String(values.numberOfTarotCards)}
          error={form.errors['numberOfTarotCards']}
          onChange={(cards) => set('numberOfTarotCards', Number(cards))}
        />
        <SelectField
          label="Reader"
          options={[
            { value: 'any', says: 'Any reader' },
            ...names.map(({ id, firstName, lastName }) => ({
              value: String(id),
              says: `${firstName} ${lastName}`,
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

const editedOf = (request: ReadingRequest): Edited =>
  pick({ ...request, personality: request.personality?.id ?? null }, shape.shape);

/** Only what was changed is sent, so that two writers who edit different things do not undo each other. */
function changed(before: Edited, after: Edited): Partial<Edited> {
  const keys = Object.keys(after) as (keyof Edited)[];
  return Object.fromEntries(keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]));
}

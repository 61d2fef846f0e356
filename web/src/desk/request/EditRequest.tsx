import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { OutputOf } from '#contract/call.ts';
import { formatFullName } from '#contract/fullName.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { CARDS_MAX, REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { STATUS_LABELS } from '../../readings/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { describeEdit, type EditValues } from './editRules.ts';
import { useEditForm } from './useEditForm.ts';

const statusOptions = REQUEST_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

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
  const { data: readers = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const { form, before, theirs } = useEditForm(request, onDone);
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
        <ReaderField readers={readers} {...form.field('personality')} />
        <FormError>{form.failure}</FormError>
        {theirs.length > 0 && <ChangedMeanwhile readers={readers} fields={theirs} values={before} />}
        <Button type="submit" isWide isBusy={form.isSending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}

type Readers = OutputOf<typeof listPersonalities>;

interface ReaderFieldProps {
  readers: Readers;
  value: number | null;
  error: string | undefined;
  onChange: (reader: number | null) => void;
}

const ReaderField = ({ readers, value, error, onChange }: ReaderFieldProps) => (
  <SelectField
    label="Reader"
    options={[
      { value: 'any', label: 'Any reader' },
      ...readers.map((reader) => ({ value: String(reader.id), label: formatFullName(reader) })),
    ]}
    value={value === null ? 'any' : String(value)}
    error={error}
    onChange={(reader) => onChange(reader === 'any' ? null : Number(reader))}
  />
);

interface ChangedMeanwhileProps {
  readers: Readers;
  fields: readonly (keyof EditValues)[];
  /** The values that the other writer has saved. */
  values: EditValues;
}

/** What another writer has changed in the meantime. */
function ChangedMeanwhile({ readers, fields, values }: ChangedMeanwhileProps) {
  const nameOf = (reader: number | null) => {
    if (reader === null) return 'any';
    const found = readers.find(({ id }) => id === reader);
    return found === undefined ? 'another one' : formatFullName(found);
  };
  return (
    <section aria-label="Changed meanwhile">
      <p>Another writer has changed this request. What you chose is kept; save again to send it.</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{describeEdit(field, values, nameOf)}</li>
        ))}
      </ul>
    </section>
  );
}

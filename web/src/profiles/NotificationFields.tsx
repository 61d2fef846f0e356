import { DIGEST_CODES, DIGESTS } from '#contract/profiles/codes.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Pair } from '../ui/Pair.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ProfileForm } from './profileValues.ts';

const digests = DIGEST_CODES.map((value) => ({ value, says: DIGESTS[value] }));

/** When mails come, and when none shall. */
export function NotificationFields({ form }: { form: ProfileForm }) {
  const { value: answerMail, ...answer } = form.field('answerMail');
  const zone = form.field('timeZone');
  // A zone under an older name is not in the list, but is kept all the same.
  const zones = new Set([zone.value, ...Intl.supportedValuesOf('timeZone')]);
  return (
    <>
      <Checkbox {...answer} isChecked={answerMail} label="Send me a mail when an answer is there" />
      <Choice label="Digest" look="segments" options={digests} {...form.field('digest')} />
      <Pair>
        <TextField label="Quiet from" type="time" {...form.field('quietFrom')} />
        <TextField label="Quiet until" type="time" {...form.field('quietTo')} />
      </Pair>
      <SelectField
        label="Time zone"
        hint="Quiet hours and digests follow it."
        options={[...zones].map((name) => ({ value: name, says: name.replaceAll('_', ' ') }))}
        {...zone}
      />
    </>
  );
}

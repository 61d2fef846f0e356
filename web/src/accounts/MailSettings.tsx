import { DIGESTS, DIGEST_CODES } from '#contract/profiles/codes.ts';
import { useForm } from '../platform/useForm.ts';
import { useNewerValues } from '../platform/useNewerValues.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Choice } from '../ui/Choice.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { ButtonRow, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './MailSettings.module.css';
import {
  type MailSettingsForm,
  mailSettingsForm,
  toMailSettingsForm,
  toNotifications,
} from './mailSettingsForm.ts';
import { useUpdateAccount } from './queries.ts';
import { useMe } from './useMe.ts';

/** The mails that a member can choose, and the hours in which none arrives. */
export function MailSettings() {
  const { notifications, timeZone } = useMe();
  const toasts = useToasts();
  const update = useUpdateAccount();
  const saved = toMailSettingsForm(notifications, timeZone);
  const form = useForm<MailSettingsForm, MailSettingsForm>({
    shape: mailSettingsForm,
    initial: saved,
    submit: async (typed) => {
      await update.mutateAsync({ notifications: toNotifications(typed), timeZone: typed.timeZone });
      toasts.success('Your mail settings are saved');
    },
  });
  useNewerValues(form, saved);
  const { values, set } = form;
  return (
    <Paper heading="Mails">
      <form {...form.props}>
        <Stack>
          <FormError>{form.failure}</FormError>
          <Checkbox
            label="Mail me when an answer arrives"
            hint="The mail does not quote the letter."
            isChecked={values.answerMail}
            onChange={(isChecked) => set('answerMail', isChecked)}
          />
          <Checkbox
            label="Ask me by mail how things turned out"
            hint="30 and 90 days after a letter, once each. Never after one about illness, grief or danger."
            isChecked={values.answerMail && values.outcomeMail}
            disabled={!values.answerMail}
            onChange={(isChecked) => set('outcomeMail', isChecked)}
          />
          <Choice
            label="Digest"
            look="segments"
            options={DIGEST_CODES.map((value) => ({ value, label: DIGESTS[value] }))}
            hint="What happened in your readings, on Monday mornings. No mail in a week without news."
            value={values.digest}
            onChange={(digest) => set('digest', digest)}
          />
          <Checkbox
            label="Quiet hours"
            hint="Mails wait until they are over."
            isChecked={values.isQuiet}
            onChange={(isChecked) => set('isQuiet', isChecked)}
          />
          {values.isQuiet && (
            <FieldPair>
              <TextField label="From" type="time" {...form.field('quietFrom')} />
              <TextField label="To" type="time" {...form.field('quietTo')} />
            </FieldPair>
          )}
          <Zone value={values.timeZone} saved={timeZone} onChange={(zone) => set('timeZone', zone)} />
          <p className={styles.always}>Mails about your membership and payments always reach you.</p>
          <ButtonRow>
            <Button type="submit" isBusy={form.isSending}>
              Save mail settings
            </Button>
          </ButtonRow>
        </Stack>
      </form>
    </Paper>
  );
}

interface ZoneProps {
  value: string;
  saved: string;
  onChange: (zone: string) => void;
}

function Zone({ value, saved, onChange }: ZoneProps) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // The pressed button disappears.
  const sentence = useRestoreFocus<HTMLParagraphElement>(value, (shown) => shown.focus());
  return (
    <div className={styles.zone}>
      <p ref={sentence} tabIndex={-1}>
        Times are in the zone <strong>{formatZone(value)}</strong>
        {value === saved ? '.' : ' once this is saved.'}
      </p>
      {here !== value && (
        <Button variant="quiet" isSmall onClick={() => onChange(here)}>
          Use {formatZone(here)}
        </Button>
      )}
    </div>
  );
}

const formatZone = (zone: string) => zone.replaceAll('_', ' ');

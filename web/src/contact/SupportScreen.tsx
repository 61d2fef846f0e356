import { type FormEvent, useMemo, useState } from 'react';
import { Link } from '../ui/Link.tsx';
import { contactSupport } from '#contract/contact/calls.ts';
import { SUPPORT_MAX } from '#contract/contact/codes.ts';
import { supportForm } from '#contract/contact/forms.ts';
import { createPersistedDraft, usePersistedDraft } from '../platform/persistedDraft.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { countCharacters } from '../ui/countCharacters.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { Page } from '../ui/Page.tsx';
import { Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import styles from './contact.module.css';
import { SentNotice } from './SentNotice.tsx';

const draft = createPersistedDraft('support', { content: '' });

/** Where a member writes to the owner. */
export function SupportScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const content = useRestoreFocus<HTMLDivElement>(sentTo);
  return (
    <Page
      heading="Contact Us"
      text="Something is not right, or you would like to know something. A person reads it and answers you."
      width="letter"
      align="center"
    >
      <Stack>
        <div ref={content}>
          {sentTo === undefined ? (
            <SupportForm onSent={setSentTo} />
          ) : (
            <SentNotice
              title="Your message is on its way"
              again="Write another message"
              onAgain={() => setSentTo(undefined)}
            >
              <p>
                We answer to <b>{sentTo}</b>.
              </p>
            </SentNotice>
          )}
        </div>
        <Shortcuts />
      </Stack>
    </Page>
  );
}

function SupportForm({ onSent }: { onSent: (address: string) => void }) {
  const user = useUser();
  const pendingCall = useMemo(() => draft.pendingCall(user.id), [user.id]);
  const contactSupportMutation = useCallMutation(contactSupport, { pendingCall });
  const form = useForm({
    shape: supportForm,
    initial: draft.read(user.id),
    submit: async (typed) => {
      await contactSupportMutation.mutateAsync(typed);
      onSent(user.email);
    },
  });
  usePersistedDraft(draft, form);
  const content = form.field('content');
  return (
    <Paper isRaised>
      <form {...form.props} onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}>
        <Stack>
          <TextArea
            {...content}
            label="Your message"
            placeholder="What happened, and what did you expect?"
            hint={`${countCharacters(content.value)} of ${SUPPORT_MAX.toLocaleString('en')} characters. Kept in this browser until you send it.`}
            rows={7}
            isGrowing
            readOnly={form.isSending}
          />
          <FormError>{form.failure}</FormError>
          <div className={styles.send}>
            <Button type="submit" isBusy={form.isSending}>
              Send message
            </Button>
            <p>
              We answer to <b>{user.email}</b>.
            </p>
          </div>
        </Stack>
      </form>
    </Paper>
  );
}

const shortcuts = [
  { to: '/account/subscription', label: 'Change, skip or cancel your membership' },
  { to: '/account/billing', label: 'Payments and receipts' },
  { to: '/account/payment', label: 'Your cards' },
  { to: '/account/change-password', label: 'Change your password' },
];

/** What members most often write about and can do by themselves. */
const Shortcuts = () => (
  <nav className={styles.shortcuts} aria-label="What you can do yourself">
    <h2>This may be quicker</h2>
    <ul>
      {shortcuts.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

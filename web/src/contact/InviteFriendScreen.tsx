import { type FormEvent, useMemo, useState } from 'react';
import { inviteFriend } from '#contract/contact/calls.ts';
import { INVITATION_MAX } from '#contract/contact/codes.ts';
import { invitationForm } from '#contract/contact/forms.ts';
import { formatFullName } from '#contract/fullName.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { createPersistedDraft, usePersistedDraft } from '../platform/persistedDraft.ts';
import { useUser } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { useMe } from '../accounts/useMe.ts';
import { QuoteOfTheDay } from '../readings/daily/QuoteOfTheDay.tsx';
import { countCharacters } from '../ui/countCharacters.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { Page } from '../ui/Page.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './contact.module.css';
import { SentNotice } from './SentNotice.tsx';

const draft = createPersistedDraft('invitation', { email: '', message: '' });

/** Where a member invites a friend by mail. */
export function InviteFriendScreen() {
  const [invited, setInvited] = useState<string>();
  const content = useRestoreFocus<HTMLDivElement>(invited);
  return (
    <Page
      heading="Invite a friend"
      text="We send one mail in your name, with your words and a link to our front page."
    >
      <div ref={content}>
        {invited === undefined ? (
          <InvitationForm onSent={setInvited} />
        ) : (
          <SentNotice
            title="Your invitation is on its way"
            again="Invite another friend"
            onAgain={() => setInvited(undefined)}
          >
            <p>
              To <b>{invited}</b>. The same address gets one mail a day from you at most.
            </p>
          </SentNotice>
        )}
      </div>
    </Page>
  );
}

function InvitationForm({ onSent }: { onSent: (address: string) => void }) {
  const userId = useUser().id;
  const pendingCall = useMemo(() => draft.pendingCall(userId), [userId]);
  const inviteFriendMutation = useCallMutation(inviteFriend, { pendingCall });
  const form = useForm({
    shape: invitationForm,
    initial: draft.read(userId),
    submit: async (typed) => {
      await inviteFriendMutation.mutateAsync(typed);
      onSent(typed.email);
    },
  });
  usePersistedDraft(draft, form);
  const message = form.field('message');
  return (
    <Columns
      first={
        <Paper isRaised>
          <form {...form.props} onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}>
            <Stack>
              <TextField
                {...form.field('email')}
                label="Your friend's email"
                type="email"
                autoComplete="off"
                readOnly={form.isSending}
              />
              <TextArea
                {...message}
                label="A few words from you"
                hint={`Optional. ${countCharacters(message.value)} of ${INVITATION_MAX} characters.`}
                rows={4}
                isGrowing
                readOnly={form.isSending}
              />
              <FormError>{form.failure}</FormError>
              <Button type="submit" variant="seal" isWide isBusy={form.isSending}>
                Send the invitation
              </Button>
            </Stack>
          </form>
        </Paper>
      }
      second={
        <>
          <Preview message={message.value} />
          <div className={styles.quote}>
            <QuoteOfTheDay />
          </div>
        </>
      }
    />
  );
}

/** The mail as the friend will read it. */
function Preview({ message }: { message: string }) {
  const me = useMe();
  return (
    <section className={styles.preview} aria-label="What your friend reads">
      <h2 dir="auto">
        {me.firstName} invites you to {PRODUCT_NAME}
      </h2>
      <p dir="auto">
        {formatFullName(me)} thinks that you would like {PRODUCT_NAME}: you ask what is on your mind, a reader
        draws the cards for it and writes you a letter.
      </p>
      {message.trim() !== '' && <blockquote dir="auto">{message.trim()}</blockquote>}
      <small>
        Your friend gets this once, with a link to see what {PRODUCT_NAME} is. We keep their address for
        nothing else, and do not tell them yours.
      </small>
    </section>
  );
}

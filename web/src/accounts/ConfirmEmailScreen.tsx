import { useEffect } from 'react';
import { checkSession } from '#contract/accounts/calls.ts';
import { confirmEmailChange, previewEmailChange } from '#contract/privacy/calls.ts';
import { accountRefusals } from '#contract/accounts/refusals.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { describeActionFailure, type Failure } from '../platform/failure.ts';
import { useSession } from '../platform/session.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useIsMounted } from '../ui/useIsMounted.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NightPage } from '../ui/NightPage.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import styles from './ConfirmEmailScreen.module.css';
import { useNavigate, useSearchParams } from '../ui/router.tsx';

/** The target of the link in the mail to a new address. Opening it changes nothing; the button does. */
export function ConfirmEmailScreen() {
  const query = useSearchParams();
  const token = query.get('token') ?? '';
  const { mutate: loadPreview, data, error } = useCallMutation(previewEmailChange);
  useEffect(() => {
    if (token !== '') loadPreview({ token });
  }, [loadPreview, token]);
  if (token === '') return <EndedLink message={accountRefusals.reset_link_invalid.message} />;
  if (error !== null) return <Refused failure={error} onRetry={() => loadPreview({ token })} />;
  if (data === undefined) return <Loading fills="page" />;
  return <Confirmation token={token} {...data} />;
}

function Refused({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure.code === 'reset_link_invalid') return <EndedLink message={failure.details} />;
  return (
    <NightPage heading="Confirm your address">
      <FormError>{describeActionFailure(failure)}</FormError>
      <Button isWide onClick={onRetry}>
        Try again
      </Button>
    </NightPage>
  );
}

const EndedLink = ({ message }: { message: string }) => (
  <NightPage heading="Confirm your address" text="Nothing has changed.">
    <p>{message}.</p>
    <LinkButton to="/account">Go to Account</LinkButton>
  </NightPage>
);

interface ConfirmationProps {
  token: string;
  email: string;
  pendingEmail: string;
}

function Confirmation({ token, email, pendingEmail }: ConfirmationProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { session } = useSession();
  const isMounted = useIsMounted();
  const confirmChange = useCallMutation(confirmEmailChange, {
    invalidates: [checkSession, getMe],
    onSuccess: ({ detail }) => {
      toasts.success(detail);
      if (isMounted()) navigate(session.kind === 'signedIn' ? '/account' : '/login', { replace: true });
    },
  });
  const { error } = confirmChange;
  if (error?.code === 'reset_link_invalid') return <EndedLink message={error.details} />;
  const isCurrent = pendingEmail === email;
  return (
    <NightPage
      heading="Confirm your address"
      text={
        isCurrent
          ? 'From then on we send our mails to it again.'
          : 'From then on you log in with the new address, and our mails go to it.'
      }
    >
      <FormError>
        {error === null ? undefined : (error.fields['email'] ?? describeActionFailure(error))}
      </FormError>
      <dl className={styles.addresses}>
        {!isCurrent && (
          <>
            <dt>Until now</dt>
            <dd>{email}</dd>
          </>
        )}
        <dt>{isCurrent ? 'Your address' : 'New'}</dt>
        <dd>
          <strong>{pendingEmail}</strong>
        </dd>
      </dl>
      <p className={styles.more}>Every other session is logged out, and links for a new password end.</p>
      <Button isWide isBusy={confirmChange.isPending} onClick={() => confirmChange.mutate({ token })}>
        {isCurrent ? 'Confirm this address' : 'Use the new address'}
      </Button>
    </NightPage>
  );
}

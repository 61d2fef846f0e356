import { LinkButton } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useMe } from './queries.ts';

/** On a member's home: mails to their address came back, so only necessary ones are still sent. */
export function UndeliverableNotice() {
  const { email, emailUndeliverable } = useMe();
  if (!emailUndeliverable) return null;
  return (
    <Notice
      phase="empty"
      tone="bad"
      heading="Our mails do not reach you"
      text={`Mails to ${email} were returned. Until your address works, we send only what is necessary.`}
      action={<LinkButton to="/account">Change your address</LinkButton>}
    />
  );
}

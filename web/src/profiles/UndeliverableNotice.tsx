import { LinkButton } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** A notice on a member's home: mails to their address were returned, so only necessary ones are sent. */
export const UndeliverableNotice = ({ email }: { email: string }) => (
  <Notice
    phase="empty"
    tone="bad"
    heading="Our mails do not reach you"
    text={`Mails to ${email} were returned. Until your address works, we send only what is necessary. You can change it, or confirm that it works again.`}
    action={<LinkButton to="/account">Change or confirm your address</LinkButton>}
  />
);

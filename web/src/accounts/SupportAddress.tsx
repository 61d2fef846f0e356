import { readPageSetting } from '../platform/pageSetting.ts';

/** Where someone who is not logged in can ask for help, if the owner has set an address. */
export function SupportAddress() {
  const email = readPageSetting('support-email');
  return (
    email && (
      <p>
        Need help? <a href={`mailto:${email}`}>{email}</a>
      </p>
    )
  );
}

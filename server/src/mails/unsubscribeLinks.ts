import type { Services } from '../platform/context.ts';
import type { MailFooter } from '../platform/mail/mailFrame.ts';

/** The kinds of optional mails. */
const MAIL_KINDS = ['answers', 'digest', 'outcomes'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const UNSUBSCRIBE_PATH = '/unsubscribe';
const SETTINGS_PATH = '/account';

type LinkServices = Pick<Services, 'signer' | 'publicUrl'>;

/** The link for unsubscribing from a kind of mails; it never expires, since members keep mails. */
export const buildUnsubscribeUrl = ({ signer, publicUrl }: LinkServices, kind: MailKind, userId: number) =>
  `${publicUrl()}${UNSUBSCRIBE_PATH}?token=${signer.sign('unsubscribe', [kind, userId])}`;

/** The member and kind of mails of a token; null: it was not signed by this installation. */
export function readUnsubscribeToken(
  { signer }: LinkServices,
  token: unknown,
): { kind: MailKind; userId: number } | null {
  const [given, userId] = (typeof token === 'string' && signer.verify('unsubscribe', token)) || [];
  const kind = MAIL_KINDS.find((each) => each === given);
  return kind === undefined ? null : { kind, userId: Number(userId) };
}

const REASONS: Record<MailKind, string> = {
  answers: 'You get this mail because you want a mail when your reader writes to you.',
  digest: 'You get this mail because you want a weekly digest.',
  outcomes: 'You get this mail because you want to be asked what came of a letter.',
};

/** The footer of an optional mail. */
export const buildUnsubscribeFooter = (
  services: LinkServices,
  kind: MailKind,
  unsubscribeUrl: string,
): MailFooter => ({
  reason: REASONS[kind],
  links: [
    { label: 'Unsubscribe', url: unsubscribeUrl },
    { label: 'Mail settings', url: services.publicUrl() + SETTINGS_PATH },
  ],
});

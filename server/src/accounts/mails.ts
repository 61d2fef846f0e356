import { PRODUCT_NAME } from '#contract/product.ts';
import type { OutgoingMail } from '../platform/context.ts';
import { buildMail } from '../platform/mail/buildMail.ts';

export const buildPasswordResetMail = (to: string, link: string): OutgoingMail =>
  buildMail(to, {
    subject: `Set a new ${PRODUCT_NAME} password`,
    paragraphs: [
      'Someone asked for a new password for this address. If it was you, set it with the link below. It is valid for one hour and works once.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: { label: 'Set a new password', link },
  });

/** A security notice, sent after the password of an account was changed. */
export const buildPasswordChangedMail = (
  to: string,
  { url, ownerEmail }: { url: string; ownerEmail: string },
): OutgoingMail => ({
  ...buildMail(to, {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    paragraphs: [
      'The password of your account was changed, and all other sessions were logged out. If it was you, there is nothing to do.',
      `If it was not you, set a new password now, and answer this mail or write to ${ownerEmail}.`,
    ],
    action: { label: 'Set a new password', link: `${url}/forgot_password` },
  }),
  replyTo: ownerEmail,
});

export const buildWriterInvitationMail = ({
  to,
  firstName,
  link,
}: {
  to: string;
  firstName: string;
  link: string;
}): OutgoingMail =>
  buildMail(to, {
    subject: `You are invited to write for ${PRODUCT_NAME}`,
    greeting: `Dear ${firstName}`,
    paragraphs: [
      `${PRODUCT_NAME} answers its members’ questions by letter, with tarot, oracle cards and astrology. You are invited to be one of its readers.`,
      'Set your password with the link below, and log in with this address. The link is valid for seven days and works once.',
      'If you did not expect this, there is nothing to do.',
    ],
    action: { label: 'Accept and set a password', link },
  });

export const buildEmailChangeLinkMail = (to: string, link: string): OutgoingMail =>
  buildMail(to, {
    subject: `Confirm your ${PRODUCT_NAME} address`,
    paragraphs: [
      'Someone asked to use this address for their account. If it was you, confirm it with the link below. It is valid for one hour and works once.',
      'If it was not you, there is nothing to do: nothing changes.',
    ],
    action: { label: 'Confirm this address', link },
  });

/** Sent to the current address, so that its owner can stop a change they did not request. */
export const buildEmailChangeNoticeMail = (to: string, newEmail: string, url: string): OutgoingMail =>
  buildMail(to, {
    subject: `A new address for your ${PRODUCT_NAME} account`,
    paragraphs: [
      `Someone who knows your password asked to change the address of your account to ${newEmail}. It changes once the link that we sent there is confirmed. Until then this address stays.`,
      'If it was not you, please set a new password now. That also drops the change.',
    ],
    action: { label: 'Set a new password', link: `${url}/forgot_password` },
  });

/** Sent to both addresses after a writer has changed a user's address. */
export const buildEmailChangedMail = (
  to: string,
  { email, newEmail, url, ownerEmail }: { email: string; newEmail: string; url: string; ownerEmail: string },
): OutgoingMail => ({
  ...buildMail(to, {
    subject: `The address of your ${PRODUCT_NAME} account has changed`,
    paragraphs: [
      `Our staff changed the address of your account from ${email} to ${newEmail}. Please log in with the new address from now on; your password is the same.`,
      `If you did not ask for this, please answer this mail at once, or write to ${ownerEmail}.`,
    ],
    action: { label: 'Login', link: `${url}/login` },
  }),
  replyTo: ownerEmail,
});

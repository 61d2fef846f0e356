import { PRODUCT_NAME } from '#contract/product.ts';
import type { OutgoingMail } from '../platform/context.ts';
import { buildLetterMail } from '../platform/letterMail.ts';

export const buildPasswordResetMail = (to: string, link: string): OutgoingMail =>
  buildLetterMail(to, {
    subject: `Set a new ${PRODUCT_NAME} password`,
    paragraphs: [
      'Someone asked for a new password for this address. If it was you, set it with the link below. It is valid for one hour and works once.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: { label: 'Set a new password', link },
  });

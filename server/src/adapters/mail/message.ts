import type { Mail } from './mail.ts';

/**
 * A mail as nodemailer takes it.
 * @param from the configured sender: one address, with or without a name
 */
export function toMessage(mail: Mail, from: string) {
  const { to, replyTo, senderName, subject, text, html, messageId, unsubscribeUrl, envelopeSender } = mail;
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  return {
    from: senderName === null ? from : { name: senderName, address },
    to,
    subject,
    text,
    html,
    messageId,
    ...(replyTo !== null && { replyTo }),
    ...(envelopeSender !== null && { envelope: { from: envelopeSender, to } }),
    headers: {
      // Holds back answers of mailboxes while people are away.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

import type { Mail } from './mail.ts';

/**
 * Converts a mail to nodemailer's form.
 * @param from the configured sender: one address, with or without a name
 */
export function toNodemailerMessage(mail: Mail, from: string) {
  const { to, replyTo, senderName, subject, text, html, date, messageId, unsubscribeUrl, envelopeSender } =
    mail;
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  return {
    from: senderName === null ? from : { name: senderName, address },
    to,
    subject,
    text,
    html,
    // Without it, nodemailer takes the system's time.
    date: new Date(date.epochMilliseconds),
    messageId,
    ...(replyTo !== null && { replyTo }),
    ...(envelopeSender !== null && { envelope: { from: envelopeSender, to } }),
    headers: {
      // Suppresses out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

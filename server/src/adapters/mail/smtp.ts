import { createTransport } from 'nodemailer';
import type { MailAdapter } from './mail.ts';

const PATIENCE_MS = 10_000;

/** @param url `smtp://user:password@host:port` or `smtps://…` */
export function smtpMail(url: string, from: string): MailAdapter {
  const transport = createTransport(
    { url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

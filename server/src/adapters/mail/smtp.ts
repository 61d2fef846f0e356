import type { MailAdapter } from './mail.ts';
import { toNodemailerMessage } from './message.ts';

/** The timeout for each response of the server; the signal limits the time for the whole mail. */
const TIMEOUT_MS = 10_000;

/** @param url `smtp://user:password@host:port` or `smtps://…` */
export function createSmtpMailAdapter(url: string, from: string): MailAdapter {
  // The library is loaded with the first mail.
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      await (
        await (transport ??= open())
      ).sendMail({ ...toNodemailerMessage(mail, from), signal: mail.signal });
    },
  };
}

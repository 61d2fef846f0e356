import { createTransport } from 'nodemailer';
import { summarizeError, ok, problem } from './finding.ts';

const TIMEOUT_MS = 10_000;

/** Connects, says EHLO and logs in where the URL has a user; sends no mail. */
export async function checkMail(smtpUrl: string | undefined) {
  if (smtpUrl === undefined) return ok('no SMTP_URL: mails become files in DATA_DIR/mail');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return ok('the mail server answers');
  } catch (error) {
    return problem(`the mail server does not answer as it should: ${summarizeError(error)}. Check SMTP_URL`);
  } finally {
    transport.close();
  }
}

import type { Config } from '../../platform/config.ts';
import { ok, problem } from './finding.ts';

/** Finds settings that are valid but wrong for production. Invalid settings have already ended the command. */
export function checkSettings(config: Config) {
  if (!config.isProduction) return ok('valid; NODE_ENV is not production');
  if (config.publicUrl === undefined)
    return problem(
      'PUBLIC_URL is missing: links in mails would lead to this machine. Set it to the public address',
    );
  if (config.supportEmail === undefined)
    return problem(
      'SUPPORT_EMAIL is missing: nobody reads what an owner must look at. Set it to a mailbox that is read',
    );
  if (config.smtpUrl === undefined)
    return problem(
      'SMTP_URL is missing: mails are written to files and reach nobody. Set it to your mail server',
    );
  if (config.mailFrom.includes('@moonletter.test'))
    return problem(
      'MAIL_FROM is missing: mail servers refuse mails from its default address. Set it to one of your own',
    );
  return ok('valid, for production');
}

import type { Config } from '../../platform/config.ts';
import { well, wrong } from './finding.ts';

/** Settings that are valid, but not what members should meet; invalid ones have ended the command before. */
export function checkSettings(config: Config) {
  if (!config.isProduction) return well('valid; NODE_ENV is not production');
  if (config.publicUrl === undefined)
    return wrong(
      'PUBLIC_URL is missing: links in mails would lead to this machine. Set it to the address outside',
    );
  if (config.supportEmail === undefined)
    return wrong(
      'SUPPORT_EMAIL is missing: nobody reads what an owner must look at. Set it to a mailbox that is read',
    );
  return well('valid, for production');
}

import type { MailAdapter } from '../adapters/mail/mail.ts';
import { buildBounceAddress } from '../mails/addresses.ts';
import type { Services } from '../platform/context.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { findNextMailTime, sendDueMails } from '../platform/mail/mailOutbox.ts';

/** Sends the mails of the outbox that are due. `timeoutMs` is how long the mail server may take for one mail. */
export const createMailJob = (
  services: Services,
  mails: MailAdapter,
  timeoutMs: number | undefined,
): Job => ({
  name: 'mail',
  nextRunAt: ({ db }) => findNextMailTime(db),
  run: (_, stopping) =>
    sendDueMails(services.db, mails, services.clock, services.log, {
      stopping,
      timeoutMs,
      bounceAddressOf: (mail) => buildBounceAddress(services, mail),
    }),
});

import * as z from 'zod/mini';
import { DIGEST_CODES } from '#contract/profiles/codes.ts';
import type { Notifications } from '#contract/profiles/forms.ts';

const NO_TIME = 'Please give a time';
const DEFAULT_QUIET = { quietFrom: '22:00', quietTo: '08:00' } as const;

const requireTime = (field: 'quietFrom' | 'quietTo') =>
  z.refine<{ isQuiet: boolean; quietFrom: string; quietTo: string }>(
    (form) => !form.isQuiet || form[field] !== '',
    { error: NO_TIME, path: [field], when: () => true },
  );

/** The settings as a form: quiet hours are a box to tick and two times. */
export const mailSettingsForm = z
  .object({
    answerMail: z.boolean(),
    outcomeMail: z.boolean(),
    digest: z.enum(DIGEST_CODES),
    isQuiet: z.boolean(),
    quietFrom: z.string(),
    quietTo: z.string(),
    timeZone: z.string(),
  })
  .check(
    requireTime('quietFrom'),
    requireTime('quietTo'),
    z.refine(({ isQuiet, quietFrom, quietTo }) => !isQuiet || quietFrom === '' || quietFrom !== quietTo, {
      error: 'Please choose another time than the first',
      path: ['quietTo'],
    }),
  );
export type MailSettingsForm = z.output<typeof mailSettingsForm>;

export const toMailSettingsForm = (
  { answerMail, outcomeMail, digest, quietFrom, quietTo }: Notifications,
  timeZone: string,
): MailSettingsForm => ({
  answerMail,
  outcomeMail,
  digest,
  isQuiet: quietFrom !== null && quietTo !== null,
  quietFrom: quietFrom ?? DEFAULT_QUIET.quietFrom,
  quietTo: quietTo ?? DEFAULT_QUIET.quietTo,
  timeZone,
});

/** What is sent to the server. */
export function toNotifications({
  answerMail,
  outcomeMail,
  digest,
  isQuiet,
  quietFrom,
  quietTo,
}: MailSettingsForm): Notifications {
  return isQuiet
    ? { answerMail, outcomeMail, digest, quietFrom, quietTo }
    : { answerMail, outcomeMail, digest, quietFrom: null, quietTo: null };
}

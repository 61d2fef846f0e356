import type { Db } from '../platform/database/database.ts';
import { type ProfileColumns, saveProfile } from './sql.ts';

const UNSUBSCRIBED: Record<'answers' | 'digest' | 'outcomes', ProfileColumns> = {
  answers: { answerMail: false },
  digest: { digest: 'off' },
  outcomes: { outcomeMail: false },
};

/** Unsubscribes a member from a kind of mails, by the link in a mail; repeating it changes nothing. */
export const unsubscribeMember = (
  db: Db,
  userId: number,
  kind: keyof typeof UNSUBSCRIBED,
): Promise<unknown> => saveProfile(db, userId, UNSUBSCRIBED[kind]);

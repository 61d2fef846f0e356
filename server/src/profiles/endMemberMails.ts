import type { Db } from '../platform/database/database.ts';
import { type ProfileColumns, saveProfile } from './sql.ts';

const ENDED: Record<'answers' | 'digest' | 'outcomes', ProfileColumns> = {
  answers: { answerMail: false },
  digest: { digest: 'off' },
  outcomes: { outcomeMail: false },
};

/** Unsubscribes a member from a kind of mails, by the link in a mail; repeating it changes nothing. */
export const endMemberMails = (db: Db, userId: number, kind: keyof typeof ENDED): Promise<unknown> =>
  saveProfile(db, userId, ENDED[kind]);

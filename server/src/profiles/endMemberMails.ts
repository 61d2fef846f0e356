import type { Db } from '../platform/database.ts';
import { type ProfileColumns, saveProfile } from './sql.ts';

const ENDED: Record<'answers' | 'digest' | 'outcomes', ProfileColumns> = {
  answers: { answerMail: false },
  digest: { digest: 'off' },
  outcomes: { outcomeMail: false },
};

/** Ends a member's mails of a kind, as they asked by a link in one of them; doing it again changes nothing. */
export const endMemberMails = (db: Db, userId: number, kind: keyof typeof ENDED): Promise<unknown> =>
  saveProfile(db, userId, ENDED[kind]);

import { type Params, statement } from '../../platform/database/statement.ts';

interface ReplyDraftKey {
  requestId: number;
  writerId: number;
}

export const findReplyDraft = statement((db, p: Params<ReplyDraftKey>) =>
  db
    .selectFrom('replyDrafts')
    .select(['form', 'updatedAt'])
    .where('requestId', '=', p.requestId)
    .where('writerId', '=', p.writerId),
);

export const saveReplyDraft = statement(
  (db, p: Params<ReplyDraftKey & { /** JSON. */ form: string; now: Temporal.Instant }>) =>
    db
      .insertInto('replyDrafts')
      .values({ requestId: p.requestId, writerId: p.writerId, form: p.form, updatedAt: p.now })
      .onConflict((conflict) =>
        conflict
          .columns(['requestId', 'writerId'])
          .doUpdateSet((eb) => ({ form: eb.ref('excluded.form'), updatedAt: eb.ref('excluded.updatedAt') })),
      )
      .returning('updatedAt'),
);

export const deleteReplyDraft = statement((db, p: Params<ReplyDraftKey>) =>
  db.deleteFrom('replyDrafts').where('requestId', '=', p.requestId).where('writerId', '=', p.writerId),
);

export const statusOfRequest = statement((db, p: Params<{ requestId: number }>) =>
  db.selectFrom('readingRequests').select('status').where('id', '=', p.requestId),
);

export const existingReader = statement((db, p: Params<{ readerId: number }>) =>
  db.selectFrom('readers').select('id').where('id', '=', p.readerId),
);

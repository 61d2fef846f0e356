import { getNewestDraft, getRequest, postMessage } from '#contract/readings/calls.ts';
import { startTestProduct, type TestUser } from '../testProduct.ts';
import { createTestDraftWriter } from './draftWriter.ts';
import { createDesk, type Desk } from './desk.ts';

export const QUESTION = 'Shall I move to the sea this year, or wait until my sister is settled?';
export const SILENT = { LOG_LEVEL: 'silent' };
/** Timeouts for waiting for background work; these tests do not measure times. */
export const SLOW_MACHINE = { interval: 20, timeout: 15_000 };

/** A desk of a product whose drafts are written by a fake writer. */
export async function openDraftDesk() {
  const { writer, ...draftWriter } = createTestDraftWriter();
  const product = await startTestProduct(SILENT, { drafts: writer });
  const desk = await createDesk(product);
  const readDraft = (id: number) => product.send(getNewestDraft, { id }, { as: desk.writer });
  return {
    ...draftWriter,
    product,
    desk,
    ask: (more: Parameters<Desk['ask']>[0] = {}, as?: TestUser) =>
      desk.ask({ message: QUESTION, ...more }, as),
    sendMessage: (id: number, message: string, as = desk.member) =>
      product.send(postMessage, { id, message }, { as }),
    readNewest: async (id: number) => (await readDraft(id)).body.personalityMessage,
    readCode: async (id: number) => (await readDraft(id)).code,
    readRequest: (id: number) => product.sendOrThrow(getRequest, { id }, { as: desk.writer }),
    /** Writes all drafts that are due within a second. */
    writeDueDrafts: () => product.advance({ seconds: 1 }),
    draftDueAt: async (id: number) =>
      (
        await product.db
          .selectFrom('draftQueue')
          .select('dueAt')
          .where('requestId', '=', id)
          .executeTakeFirst()
      )?.dueAt ?? null,
  };
}

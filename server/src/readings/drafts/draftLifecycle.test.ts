import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { drawCards, getNewestDraft, patchRequest, postMessage } from '#contract/readings/calls.ts';
import { startTestProduct } from '../../../testing/testProduct.ts';
import { toCompletion, startModelServer } from '../../../testing/adapters/modelServer.ts';
import { createDesk } from '../../../testing/readings/desk.ts';
import { openDraftDesk, QUESTION, SILENT, SLOW_MACHINE } from '../../../testing/readings/draftDesk.ts';
import { createTestDraftWriter } from '../../../testing/readings/draftWriter.ts';
import { MIN_KEPT_SHARE } from './rules.ts';

const {
  inputs,
  textOf,
  holdNext,
  failUntilRepaired,
  product,
  desk,
  ask,
  sendMessage,
  readNewest,
  readCode,
  readRequest,
  writeDueDrafts,
  draftDueAt,
} = await openDraftDesk();
afterAll(() => desk.close());
beforeEach(async () => {
  await writeDueDrafts();
  inputs.length = 0;
});

describe('a draft is retired', () => {
  test('by a reading, and no other is written', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    await sendMessage(id, 'And?');
    await desk.answer(id);
    expect([await readCode(id), await draftDueAt(id)]).toEqual(['no_draft', null]);
  });

  test('by a writer’s message', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    await sendMessage(id, 'A moment, please', desk.writer);
    await writeDueDrafts();
    expect([await readCode(id), inputs.length]).toEqual(['no_draft', 1]);
  });

  test('not when a writer closes the request, but then no new one is written', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    await product.send(patchRequest, { id, status: 'CLOSED' }, { as: desk.writer });
    const dueAt = product.services.clock.now();
    await product.db.insertInto('draftQueue').values({ requestId: id, dueAt }).execute();
    await writeDueDrafts();
    expect([inputs.length, await draftDueAt(id)]).toEqual([1, null]);
  });
});

describe('words of danger', () => {
  const DANGER = 'Some days I want to die';

  test('in a question prevent a draft, also for later messages', async () => {
    const { id } = await ask({ message: DANGER });
    expect(await draftDueAt(id)).toBeNull();
    await sendMessage(id, 'Is anyone there?');
    await product.send(drawCards, { id, spread: 'one-card' }, { as: desk.writer });
    await writeDueDrafts();
    expect([inputs.length, await readCode(id)]).toEqual([0, 'no_draft']);
  });

  test('in a later message retire the draft', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    await sendMessage(id, DANGER);
    expect([await readCode(id), await draftDueAt(id)]).toEqual(['no_draft', null]);
    await writeDueDrafts();
    expect(inputs).toHaveLength(1);
  });
});

describe('words of danger with the composer and with a model', () => {
  const DANGER = 'My husband beats me and I am afraid of him';

  test('get no draft even after the flag was ended; a question after an answer does', async () => {
    const { id } = await ask({ message: DANGER });
    await product.send(patchRequest, { id, isFlagged: false }, { as: desk.writer });
    await sendMessage(id, 'Are you there?');
    await writeDueDrafts();
    expect([inputs.length, await readCode(id), await draftDueAt(id)]).toEqual([0, 'no_draft', null]);
    await desk.answer(id);
    await product.send(patchRequest, { id, status: 'OPENED' }, { as: desk.writer });
    await sendMessage(id, 'Shall I move to the sea?');
    await writeDueDrafts();
    expect(inputs.map(({ question }) => question)).toEqual(['Shall I move to the sea?']);
  });

  test('are not sent to a model, and a model’s draft with them is discarded', async () => {
    const server = await startModelServer();
    const env = { ...SILENT, DRAFTS_BASE_URL: server.baseUrl, DRAFTS_MODEL: 'small-1' };
    const withModel = await startTestProduct(env);
    const modelDesk = await createDesk(withModel);
    const letterWith = (sentence: string) =>
      `Dear Rosalind,\n\n${sentence} You have been careful for so long that rest feels like a risk to you. ` +
      'Nothing has to be settled this week, and the sea stays where it is until the spring.\n\nWhat would you pack first?';
    server.answers((response) => response.end(toCompletion(letterWith('It may be time to end your life.'))));
    const flagged = await modelDesk.ask({ message: DANGER });
    const plain = await modelDesk.ask({ message: QUESTION });
    await withModel.advance({ seconds: 1 });
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(server.requests)).not.toContain('beats');
    const readDraft = (id: number) => withModel.send(getNewestDraft, { id }, { as: modelDesk.writer });
    expect((await readDraft(flagged.id)).code).toBe('no_draft');
    expect((await readDraft(plain.id)).code).toBe('no_draft');
    server.answers((response) => response.end(toCompletion(letterWith('The tide turns twice a day.'))));
    await withModel.send(postMessage, { id: plain.id, message: 'Or wait?' }, { as: modelDesk.member });
    await withModel.advance({ seconds: 1 });
    expect((await readDraft(plain.id)).body).toMatchObject({ source: 'model' });
    await modelDesk.close();
    await server.close();
  });
});

describe('while a draft is written slowly', () => {
  const expectDraftCount = () => expect.poll(() => inputs.length, SLOW_MACHINE);

  test('no transaction is open, and a message in the meantime invalidates it', async () => {
    const release = holdNext();
    const { id } = await ask();
    await expectDraftCount().toBe(1);
    const open = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(product.db);
    expect(open.rows[0]!.count).toBe(0);
    await sendMessage(id, 'One thing more');
    release();
    await expectDraftCount().toBe(2);
    await expect.poll(() => readNewest(id), SLOW_MACHINE).toBe(textOf(inputs[1]!));
    expect(textOf(inputs[1]!)).toContain('One thing more');
  });

  test('an answer in the meantime discards it', async () => {
    const release = holdNext();
    const { id } = await ask();
    await expectDraftCount().toBe(1);
    await desk.answer(id);
    release();
    await writeDueDrafts();
    expect([await readCode(id), await draftDueAt(id)]).toEqual(['no_draft', null]);
  });

  test('a draft that fails is retried after five seconds, and not before', async () => {
    const repair = failUntilRepaired();
    const { id } = await ask();
    await writeDueDrafts();
    repair();
    expect([inputs.length, await readCode(id)]).toEqual([1, 'no_draft']);
    await product.advance({ seconds: 4 });
    expect(inputs.length).toBe(1);
    await product.advance({ seconds: 2 });
    expect([inputs.length, await readNewest(id)]).toEqual([2, textOf(inputs[1]!)]);
  });

  test('a draft that keeps failing is retried less and less often', async () => {
    const repair = failUntilRepaired();
    const { id } = await ask();
    const counts = [];
    // Between two retries, because time passes by itself too.
    for (const seconds of [8, 52, 60, 180, 120, 120]) {
      await product.advance({ seconds });
      counts.push(inputs.length);
    }
    expect(counts).toEqual([2, 7, 9, 11, 12, 13]);
    repair();
    await product.advance({ minutes: 2 });
    expect(await readNewest(id)).toBe(textOf(inputs.at(-1)!));
  });

  test('a draft that fails is retried early even if the database fails at the same moment', async () => {
    const repair = failUntilRepaired();
    await sql
      .raw(
        `create sequence refused;
         create function refuse_shorter_claim() returns trigger language plpgsql as $$
           begin perform nextval('refused'); raise 'no connection'; end $$;
         create trigger refuse_shorter_claim before update on draft_queue for each row
           when (new.claimed_until < old.claimed_until) execute function refuse_shorter_claim();`,
      )
      .execute(product.db);
    const { id } = await ask();
    const writing = writeDueDrafts();
    const isRefused = async () =>
      (await sql<{ isCalled: boolean }>`select is_called from refused`.execute(product.db)).rows[0]!.isCalled;
    await expect.poll(isRefused).toBe(true);
    await sql`drop function refuse_shorter_claim cascade`.execute(product.db);
    await writing;
    repair();
    await product.advance({ seconds: 10 });
    expect([inputs.length, await readNewest(id)]).toEqual([2, textOf(inputs[1]!)]);
  });

  test('a draft that fails for an hour is given up until the next message', async () => {
    const repair = failUntilRepaired();
    const { id } = await ask();
    await product.advance({ hours: 3 });
    expect([inputs.length, await draftDueAt(id)]).toEqual([39, null]);
    repair();
    await sendMessage(id, 'Still there?');
    await writeDueDrafts();
    expect(await readNewest(id)).toBe(textOf(inputs.at(-1)!));
  });
});

test('two instances share the work: each draft is written once', async () => {
  const other = createTestDraftWriter();
  const second = await startTestProduct(SILENT, { drafts: other.writer, databaseUrl: product.databaseUrl });
  const requests = await Promise.all(Array.from({ length: 24 }, () => ask()));
  await Promise.all([writeDueDrafts(), second.advance({ seconds: 1 })]);
  await second.stop();
  expect(inputs.length + other.inputs.length).toBe(24);
  expect(new Set([...inputs, ...other.inputs].map(({ seed }) => seed)).size).toBe(24);
  expect(await Promise.all(requests.map(({ id }) => readCode(id)))).toEqual(requests.map(() => undefined));
});

describe('how an answer was written is stored', () => {
  const readDraftOrigin = (messageId: number) =>
    product.db
      .selectFrom('messages')
      .select(['draftId', 'draftKept'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
  const readLog = async (id: number) =>
    (await readRequest(id)).log.map(({ says: description }) => description);

  test('from a draft, with the share that was kept', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    const { body } = await desk.answer(id, { message: await readNewest(id) });
    expect(await readDraftOrigin(body.id)).toEqual({ draftId: expect.any(Number), draftKept: 1 });
    expect(await readLog(id)).toEqual([
      'Changed the status from OPENED to RESPONDED',
      'Answered from a draft by the model, 100% kept',
    ]);
  });

  test('from half of a draft', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    const draft = await readNewest(id);
    const { body } = await desk.answer(id, {
      message: `${draft.slice(0, draft.length / 2)} Go, and come back.`,
    });
    const { draftKept } = await readDraftOrigin(body.id);
    expect(draftKept).toBeGreaterThan(MIN_KEPT_SHARE);
    expect(draftKept).toBeLessThan(0.6);
    expect(await readLog(id)).toContain(
      `Answered from a draft by the model, ${Math.round(draftKept! * 100)}% kept`,
    );
  });

  test('by hand, beside a draft or without one', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    for (const message of [
      'Go where the gulls are, and write to me from there.',
      'And take your bees with you.',
    ]) {
      const { body } = await desk.answer(id, { message });
      expect(await readDraftOrigin(body.id)).toEqual({ draftId: null, draftKept: null });
    }
    expect((await readLog(id)).filter((description) => description === 'Answered by hand')).toHaveLength(2);
  });
});

import type { InputOf } from '#contract/call.ts';
import { createRequest, postResponse } from '#contract/readings/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../testProduct.ts';
import { createTestDecks } from '../tarot/decks.ts';
import { createMemberWithStatus } from './members.ts';

export type Desk = Awaited<ReturnType<typeof createDesk>>;

/** A product with two decks, a member who can ask, and two writers. */
export async function createDesk(existingProduct?: TestProduct) {
  const product = existingProduct ?? (await startTestProduct());
  const decks = await createTestDecks();
  const member = await createMemberWithStatus(product, 'monthly_active');
  const writer = await product.writer('Isolde');
  const second = await product.writer('Tristan');

  const createRequestAs = (more: Partial<InputOf<typeof createRequest>> = {}, as: TestUser = member) =>
    product.sendOrThrow(createRequest, { message: 'What will come?', ...more }, { as });

  const postResponseAs = (
    id: number,
    more: Partial<InputOf<typeof postResponse>> = {},
    as: TestUser = writer,
  ) => product.send(postResponse, { readingRequest: id, message: 'A reading', ...more }, { as });

  const findReaderId = async (user: TestUser) => {
    const ofUser = product.db.selectFrom('readers').select('id').where('userId', '=', user.id);
    return (await ofUser.executeTakeFirstOrThrow()).id;
  };

  const insertReader = async (firstName: string, status: 'active' | 'inactive' = 'active') => {
    const createdAt = product.services.clock.now();
    const row = { firstName, lastName: 'Vale', color: 'teal', status, createdAt } as const;
    return (await product.db.insertInto('readers').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };

  const close = async () => {
    await product.stop();
    await decks.remove();
  };

  return {
    product,
    member,
    writer,
    second,
    ask: createRequestAs,
    answer: postResponseAs,
    readerOf: findReaderId,
    aReader: insertReader,
    close,
  };
}

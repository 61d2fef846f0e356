import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateMe } from '#contract/profiles/calls.ts';
import { markRead } from '#contract/readings/calls.ts';
import { createDesk, type Desk } from '../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { startTestProduct, type TestUser } from '../../testing/testProduct.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(await startTestProduct({ LOG_LEVEL: 'silent' }));
});
afterAll(() => desk.close());

const ARRIVED = 'A letter from Isolde has arrived';
const DIGEST = 'Your week: 1 letter came';
const OUTCOME = 'What came of it?';

async function createAnsweredMember(): Promise<{ member: TestUser; markLetterRead: () => Promise<unknown> }> {
  const { product } = desk;
  const member = await createMemberWithStatus(product, 'monthly_active');
  await product.send(updateMe, { notifications: { digest: 'weekly' } }, { as: member });
  const { id } = await desk.ask({ message: 'Will I get the job in Leeds?' }, member);
  // Log-ins end after thirty days without use.
  const { body } = await desk.answer(id, {}, await product.writer('Isolde'));
  return { member, markLetterRead: () => product.send(markRead, { id, messageId: body.id }, { as: member }) };
}

async function listSubjects({ email }: TestUser): Promise<string[]> {
  const mails = await Promise.all((await desk.product.mails()).map((source) => PostalMime.parse(source)));
  return mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject ?? '');
}

test('a member whose time zone is unknown gets every mail and the export, and so do the others', async () => {
  const { product } = desk;
  const bad = await createAnsweredMember();
  const other = await createAnsweredMember();
  await sql`update profiles set time_zone = 'Nowhere/Land' where user_id = ${bad.member.id}`.execute(
    product.db,
  );
  await product.advance({ minutes: 5 });
  const exported = await product.fetchRaw('/api/users-me/export', {
    headers: { authorization: `Token ${bad.member.token}` },
  });
  expect((await exported.bytes()).length).toBeGreaterThan(1_000);
  for (const { markLetterRead } of [bad, other]) await markLetterRead();
  await product.advance({ days: 31 });
  for (const { member } of [bad, other])
    expect((await listSubjects(member)).toSorted()).toEqual([ARRIVED, OUTCOME, DIGEST]);
});

test('a member whose mails cannot be built delays no others, and gets them later', async () => {
  const { product } = desk;
  const bad = await createAnsweredMember();
  const other = await createAnsweredMember();
  await sql`
    create function refuse_mail() returns trigger language plpgsql as $$ begin
      if new.recipient = ${sql.lit(bad.member.email)} then raise exception 'This mail fails'; end if;
      return new;
    end $$;
    create trigger refuse_mail before insert on mail_outbox for each row execute function refuse_mail();
  `.execute(product.db);
  await product.advance({ minutes: 5 });
  for (const { markLetterRead } of [bad, other]) await markLetterRead();
  await product.advance({ days: 31 });
  expect((await listSubjects(other.member)).toSorted()).toEqual([ARRIVED, OUTCOME, DIGEST]);
  expect(await listSubjects(bad.member)).toEqual([]);
  await sql`drop function refuse_mail cascade`.execute(product.db);
  await product.advance({ hours: 2 });
  expect(await listSubjects(bad.member)).toContain(OUTCOME);
});

import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/emptyDatabase.ts';
import { openDatabase } from './database.ts';
import { enqueueMail } from './mailOutbox.ts';

test('a line break in what goes into a header does not begin another header', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = openDatabase(url);
  await enqueueMail(db, Temporal.Instant.from('2026-11-22T12:00:00Z'), {
    to: 'ada@example.com\r\nBcc: eve@example.com',
    replyTo: 'bob@example.com\nBcc: eve@example.com',
    subject: 'A letter\r\n\r\nfor you',
    text: 'Two\nlines',
    html: '<p>Two\nlines</p>',
  });
  const mails = await db
    .selectFrom('mailOutbox')
    .select(['recipient', 'replyTo', 'subject', 'bodyText', 'bodyHtml'])
    .execute();
  expect(mails).toEqual([
    {
      recipient: 'ada@example.com Bcc: eve@example.com',
      replyTo: 'bob@example.com Bcc: eve@example.com',
      subject: 'A letter for you',
      bodyText: 'Two\nlines',
      bodyHtml: '<p>Two\nlines</p>',
    },
  ]);
  await close();
  await drop();
});

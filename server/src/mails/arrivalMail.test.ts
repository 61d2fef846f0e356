import { expect, test } from 'vitest';
import { type ArrivalContent, buildLetterArrivalMail, buildMessageArrivalMail } from './arrivalMail.ts';

const ARRIVAL: ArrivalContent = {
  to: { email: 'ada@example.com', firstName: '<Ada>', userId: 1 },
  reader: {
    firstName: 'Isolde',
    name: 'Isolde & Marr',
    pictureUrl: 'https://moon.example/reader_pictures/1.webp',
  },
  writtenOn: '22 Nov 2026',
  link: 'https://moon.example/42',
  replyTo: undefined,
  unsubscribeUrl: 'https://moon.example/unsubscribe?token=t',
  footer: { reason: 'Because', links: [] },
};

test.each([buildLetterArrivalMail, buildMessageArrivalMail])(
  'without a reply address, the mail says where to write',
  (build) => {
    const mail = build(ARRIVAL);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('Please do not answer this mail: nobody reads it.');
    expect(build({ ...ARRIVAL, replyTo: 'reply+1@r.example' }).text).toContain('answer this mail');
  },
);

test('names are escaped, and the one picture is the reader\u2019s', () => {
  const { html } = buildLetterArrivalMail(ARRIVAL);
  expect(html).toContain('For &lt;Ada&gt;');
  expect(html).toContain('Isolde &amp; Marr');
  expect(html.match(/https?:[^"')\s]+/g)?.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'https://moon.example/42',
    'https://moon.example/reader_pictures/1.webp',
  ]);
});

import { expect, test } from 'vitest';
import { buildClosedMail } from './mails.ts';

test('the mail after closing an account is also true for someone who never had a membership', () => {
  const { text } = buildClosedMail({ email: 'rosalind@example.test', firstName: 'Rosalind' });
  expect(text).not.toContain('Your membership has ended');
  expect(text).toContain(
    'A membership that was running has ended with it, and nothing more will be charged.',
  );
});

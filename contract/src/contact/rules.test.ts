import { expect, test } from 'vitest';
import { hasLink } from './rules.ts';

test.each([
  'See https://example.test/x',
  'HTTP://EXAMPLE.TEST',
  'www.example',
  'go to example.com now',
  'a.b.example.co.uk/free',
  'javascript://x',
])('%j contains a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'You would like it. Try it!',
  'It costs 19.00 a month',
  'Well… yes',
  'At 7.30 p. m.',
  '  ',
  'Hm... and?',
])('%j contains no link', (text) => {
  expect(hasLink(text)).toBe(false);
});

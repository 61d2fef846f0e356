import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { camelCase } from '#contract/wire.ts';
import { DARK, LIGHT } from './palette.ts';

const TOKENS = readFileSync(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
const [lightTokens = '', darkTokens = ''] = TOKENS.split("[data-theme='dark']");

test.each([
  ['light', LIGHT, lightTokens],
  ['dark', DARK, darkTokens],
])('the %s colours of mails are those of the web app', (_, palette, tokens) => {
  const ofWeb = [...tokens.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [
    camelCase(name!.replaceAll('-', '_')),
    color,
  ]);
  expect(Object.fromEntries(ofWeb)).toMatchObject(palette);
});

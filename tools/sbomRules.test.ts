import { expect, test } from 'vitest';
import { describeAudit, listLicences } from './sbomRules.ts';

test('each package is listed with its licence', () => {
  const components = [
    { name: 'zod', version: '4.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'jszip', version: '3.0.0', licenses: [{ expression: '(MIT OR GPL-3.0-or-later)' }] },
    { name: 'bare', version: '1.0.0' },
  ];
  expect(listLicences({ components })).toEqual([
    'bare\t1.0.0\tnone given',
    'jszip\t3.0.0\t(MIT OR GPL-3.0-or-later)',
    'zod\t4.0.0\tMIT',
  ]);
});

const audit = (counts: object) => JSON.stringify({ metadata: { vulnerabilities: counts } });
test.each([
  ['nothing', audit({ info: 0, high: 0 }), false, /0 critical, 0 high, 0 lower/],
  ['a low one', audit({ low: 2, moderate: 1 }), false, /0 critical, 0 high, 3 lower/],
  ['a high one', audit({ high: 1 }), true, /0 critical, 1 high/],
  ['a critical one', audit({ critical: 1 }), true, /1 critical/],
  ['an error of the registry', '{"message": "404 Not Found"}', false, /NOT CHECKED/],
  ['no answer', '', false, /NOT CHECKED/],
])('an audit that finds %s', (_, printed, isRefused, text) => {
  expect(describeAudit(printed)).toEqual({ isRefused, text: expect.stringMatching(text) });
});

import { expect, test } from 'vitest';
import { isSentByProduct } from './isSentByProduct.ts';

const frame = (file: string) => `    at send (/moonletter/${file}:10:5)`;
const stackOf = (...files: string[]) =>
  ['Error', 'bench/explain/recordInTests.ts', 'server/src/platform/database/connectionsDriver.ts', ...files]
    .map((file, at) => (at === 0 ? file : frame(file)))
    .join('\n');

test.each([
  ['a call', ['server/src/readings/requests/getRequest.ts', 'server/src/readings/getRequest.test.ts'], true],
  ['a job', ['server/src/platform/database/statement.ts', 'server/src/mails/sendDigests.ts'], true],
  ['a test', ['server/src/platform/database/statement.ts', 'server/src/mails/digests.test.ts'], false],
  ['test support', ['server/testing/billing/ledgerReader.ts', 'server/src/billing/year.test.ts'], false],
  ['the seed', ['server/src/seed/bulk.ts', 'server/src/app/commands/seedCommand.ts'], false],
  ['a migration', ['server/src/platform/database/migrate.ts', 'server/src/app/product.ts'], false],
])('a statement of %s', (_, files, isSent) => {
  expect(isSentByProduct(stackOf(...files))).toBe(isSent);
});

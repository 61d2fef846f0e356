import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './command.ts';

type SampleFile = [path: string, code: string];

const faults: Record<string, SampleFile[]> = {
  'eslint(no-restricted-imports)': [
    // The contract may only use zod/mini.
    ['contract/src/billing/calls.ts', `import { z } from 'zod'; export default z;`],
    ['contract/src/billing/rules.ts', `import { join } from 'node:path'; export default join;`],
    ['contract/src/wire.ts', `export { now } from '../../server/src/platform/clock.ts';`],
    // Server and web must not import each other.
    [
      'server/src/platform/http/route.ts',
      `import { send } from '../../../web/src/platform/send.ts'; send();`,
    ],
    [
      'server/src/billing/payments/giveTip.ts',
      `import type { Tip } from '../../../web/src/billing/TipScreen.tsx'; export type T = Tip;`,
    ],
    ['web/src/platform/send.ts', `import { now } from '../../../server/src/platform/clock.ts'; now();`],
    ['web/src/billing/TipScreen.tsx', `import { tip } from '../../../server/src/billing/giveTip.ts'; tip();`],
    ['web/src/billing/queries.ts', `import { readFile } from 'node:fs/promises'; export default readFile;`],
    ['web/src/app/App.tsx', `export const tip = () => import('../../../server/src/billing/giveTip.ts');`],
    // The server's platform and adapters must not import features.
    [
      'server/src/platform/context.ts',
      `import type { Card } from '../billing/cards.ts'; export type C = Card;`,
    ],
    ['server/src/platform/streams/streams.ts', `import { tip } from '../../readings/ask.ts'; tip();`],
    [
      'server/src/platform/limits/limits.ts',
      `import { openProduct } from '../app/product.ts'; openProduct();`,
    ],
    [
      'server/src/platform/log.ts',
      `import { createSmtpMailAdapter } from '../adapters/mail/smtp.ts'; createSmtpMailAdapter();`,
    ],
    [
      'server/src/adapters/mail/smtp.ts',
      `import type { Card } from '../../billing/cards.ts'; export type C = Card;`,
    ],
    [
      'server/src/adapters/mail/folder.ts',
      `import { createFolderFileStore } from '../files/folder.ts'; createFolderFileStore();`,
    ],
    ['server/src/adapters/files/folder.ts', `import { openLog } from '../../platform/log.ts'; openLog();`],
    // Features may only import features of lower layers.
    ['server/src/accounts/logIn.ts', `import { me } from '../profiles/me.ts'; me();`],
    ['server/src/profiles/me.ts', `import { card } from '../billing/cards.ts'; card();`],
    ['server/src/billing/cards/listCards.ts', `import { draw } from '../tarot/draw.ts'; draw();`],
    ['server/src/tarot/draw.ts', `import { moon } from '../astrology/moon.ts'; moon();`],
    ['server/src/astrology/sky.ts', `import { draw } from '../tarot/draw.ts'; draw();`],
    ['server/src/readings/ask.ts', `import { users } from '../members/users.ts'; users();`],
    ['server/src/members/users.ts', `import { mail } from '../contact/mail.ts'; mail();`],
    ['server/src/contact/invite.ts', `import { users } from '../members/users.ts'; users();`],
    ['server/src/contact/support.ts', `import { buildServer } from '../app/server.ts'; buildServer();`],
    ['web/src/billing/CardsScreen.tsx', `import { Reading } from '../readings/Reading.tsx'; Reading();`],
    ['web/src/readings/Reading.tsx', `import { Frame } from '../app/Frame.tsx'; Frame();`],
    ['server/src/composer/topics.ts', `import { ask } from '../readings/ask.ts'; ask();`],
    ['server/src/readers/names.ts', `import { tags } from '../tags/tags.ts'; tags();`],
    ['web/src/members/Roll.tsx', `import { Queue } from '../desk/Queue.tsx'; Queue();`],
    // Only tests use what is made for tests.
    ['server/src/tags/seeds.ts', `import { member } from '../../testing/members.ts'; member();`],
    ['server/src/app/version.ts', `import { member } from '../../testing/members.ts'; member();`],
    ['web/src/app/Version.tsx', `import { server } from '../testing/fakeServer.tsx'; server();`],
    ['server/testing/cards.ts', `import { cards } from '../src/billing/cards/cardsSql.ts'; cards();`],
    // Files private to a feature, and imports reserved for app.
    ['server/src/readings/answer.ts', `import { cards } from '../billing/sql.ts'; cards();`],
    ['server/src/readings/tips.ts', `import { tips } from '../billing/tipsSql.ts'; tips();`],
    [
      'server/src/readings/charge.ts',
      `import type { Charge } from '../billing/ledgerSql.ts'; export type C = Charge;`,
    ],
    ['server/src/app/features.ts', `import { cards } from '../billing/sql.ts'; cards();`],
    ['server/src/app/status.ts', `import { refunds } from '../billing/refundsSql.ts'; refunds();`],
    [
      'server/src/readings/routes.ts',
      `import { billingRoutes } from '../billing/routes.ts'; billingRoutes();`,
    ],
    ['server/src/main.ts', `import { billingRoutes } from './billing/routes.ts'; billingRoutes();`],
    ['server/src/seed/demo.ts', `import { cards } from '../billing/sql.ts'; cards();`],
    ['server/src/seed/demoTips.ts', `import { tips } from '../billing/tipsSql.ts'; tips();`],
    ['server/src/readings/answer.test.ts', `import { cards } from '../billing/sql.ts'; cards();`],
    ['server/src/readings/tips.test.ts', `import { tips } from '../billing/tipsSql.ts'; tips();`],
    ['e2e/tip.test.ts', `import { cards } from '../server/src/billing/sql.ts'; cards();`],
    [
      'e2e/refund.test.ts',
      `import { refunds } from '../server/src/billing/payments/refundsSql.ts'; refunds();`,
    ],
    [
      'server/src/billing/refund.ts',
      `import { gateway } from '../adapters/payments/simulated.ts'; gateway();`,
    ],
    ['server/src/seed/bulk.ts', `import { gateway } from '../adapters/payments/simulated.ts'; gateway();`],
    ['server/src/members/erase.ts', `import { seedDemo } from '../seed/demo.ts'; seedDemo();`],
    ['server/src/seed/people.ts', `import { openProduct } from '../app/product.ts'; openProduct();`],
    // Rules are pure.
    ['server/src/billing/rules.ts', `import { db } from '../platform/database.ts'; db();`],
    ['server/src/readings/rules.ts', `import { sql } from 'kysely'; export default sql;`],
    ['server/src/accounts/rules.ts', `import { owes } from '../billing/rules.ts'; owes();`],
    ['web/src/billing/rules.ts', `import { useState } from 'react'; export default useState;`],
    ['server/src/readings/progress/rules.ts', `import { now } from '../../platform/clock.ts'; now();`],
    ['server/src/readings/letters/letterRules.ts', `import { sql } from 'kysely'; export default sql;`],
    ['server/src/app/serve/rules.ts', `import { env } from 'node:process'; export default env;`],
    ['web/src/billing/tips/tipRules.ts', `import { useState } from 'react'; export default useState;`],
    ['web/src/platform/formRules.ts', `import { send } from './send.ts'; send();`],
    ['web/src/readings/moodRules.ts', `import { Button } from '../ui/Button.tsx'; Button();`],
    ['web/src/grades/rules.ts', `import { owes } from '../../../server/src/billing/rules.ts'; owes();`],
    ['server/src/grades/rules.ts', `import { workersOf } from '../app/serve/rules.ts'; workersOf();`],
    ['server/src/tarot/rules.ts', `import type { Row } from '../billing/sql.ts'; export type R = Row;`],
    // The web's ui imports nothing of the app, its platform no feature.
    ['web/src/ui/Button.tsx', `import { homeOf } from '../platform/session.ts'; homeOf();`],
    ['web/src/ui/Field.tsx', `import { MINIMUM } from '#contract/billing/rules.ts'; export default MINIMUM;`],
    ['web/src/ui/Dialog.tsx', `import { Tip } from '../billing/TipScreen.tsx'; Tip();`],
    ['web/src/platform/useLiveEvents.ts', `import { Tip } from '../billing/TipScreen.tsx'; Tip();`],
    ['web/src/platform/session.ts', `import { App } from '../app/App.tsx'; App();`],
    // Decks, migrations, barrels.
    ['decks/build.ts', `import { now } from '../server/src/platform/clock.ts'; now();`],
    ['decks/src/scenes.ts', `import { Card } from '../../web/src/tarot/Card.tsx'; Card();`],
    [
      'server/migrations/0001_accounts.ts',
      `import { plans } from '#contract/billing/codes.ts'; export default plans;`,
    ],
    ['web/src/billing/tips/TipForm.tsx', `import { Button } from '../../ui/index.ts'; Button();`],
  ],
  'oxc(no-barrel-file)': [['server/src/billing/index.ts', `export * from './cards.ts';`]],
  'moonletter(only-the-clock)': [
    ['server/src/billing/renew.ts', `export const renew = () => Date.now();`],
    ['server/src/billing/sweep.ts', `export const sweep = () => new Date();`],
    ['server/src/platform/jobs/jobs.ts', `/** Now. */ export const due = () => Temporal.Now.instant();`],
    ['contract/src/accounts/rules.ts', `/** Now. */ export const today = () => new Date();`],
  ],
  'eslint(id-denylist)': [
    ['server/src/billing/tell.ts', `export const whisper = (text: string) => text;`],
    ['server/src/app/mount.ts', `export const ground = { db: 1 };`],
    ['web/src/readings/Asking.tsx', `export const asked = { says: 'Come back' };`],
    ['contract/src/readings/forms.ts', `export const choice = { says: 'Come back' };`],
  ],
  'names(says-is-a-key)': [
    ['server/src/tags/makeTag.ts', `export const says = 'The tag was made.';`],
    ['server/src/tags/dropTag.ts', `import { row } from './rows.ts'; export const { says } = row();`],
  ],
  'names(of-is-a-key)': [['server/src/tags/sumTags.ts', `export type Sum = (of: number[]) => number;`]],
  'docstrings(exported-functions)': [
    ['server/src/platform/trim.ts', `export const trim = (text: string) => text.trim();`],
    ['contract/src/tags/trim.ts', `// Trims.\nexport function trim(text: string) { return text.trim(); }`],
    [
      'server/src/platform/streams/sql.ts',
      `import { statement } from '../database/statement.ts'; export const ids = statement((db) => db);`,
    ],
  ],
  'import(no-cycle)': [
    ['server/src/tarot/spread.ts', `import { deal } from './deal.ts'; export const spread = () => deal();`],
    ['server/src/tarot/deal.ts', `import { spread } from './spread.ts'; export const deal = () => spread();`],
  ],
  'typescript(no-explicit-any)': [
    ['web/src/members/grade.ts', `export const grade = (of: any) => of as string;`],
  ],
  'typescript(no-unnecessary-condition)': [
    [
      'server/src/billing/feesSql.ts',
      `export const fee = (p: { id: object }) => (p.id === null ? 'none' : 'some');`,
    ],
    ['server/src/contact/sql.ts', `export const mail = (p: { id: object }) => (p.id ? 'some' : 'none');`],
  ],
  'typescript(restrict-template-expressions)': [
    [
      'server/src/contact/mailsSql.ts',
      'export const mail = (p: { id: { toString(): string } }) => `${p.id}`;',
    ],
  ],
  'typescript(no-floating-promises)': [
    ['server/src/contact/sendLater.ts', `export const later = (send: () => Promise<void>) => { send(); };`],
  ],
};

const clean: SampleFile[] = [
  [
    'server/src/tags/putTag.ts',
    `type Row = { says: string }; export const entry = (row: Row) => ({ act: 'tag_put_on', says: row.says });`,
  ],
  [
    'contract/src/readings/calls.ts',
    `import * as z from 'zod/mini'; export const entry = z.object({ says: z.string() });`,
  ],
  [
    'server/src/tags/tags.test.ts',
    `export const says = (log: { says: string }[]) => log.map(({ says }) => says);`,
  ],
  ['server/src/billing/membership/renew.ts', `import { due } from '../payments/dueSql.ts'; due();`],
  ['web/src/desk/Thread.tsx', `import { Face } from '../members/Face.tsx'; Face();`],
  [
    'contract/src/members/calls.ts',
    `import { object } from 'zod/mini'; import { plans } from '../billing/codes.ts'; import { call } from '#contract/call.ts'; call(object(plans));`,
  ],
  ['server/src/platform/clock.ts', `/** Now. */ export const now = () => Temporal.Now.instant();`],
  [
    'server/src/platform/mail/mailOutbox.ts',
    `import type { Mails } from '../adapters/mail/mail.ts'; import { db } from './database.ts'; /** Sends. */ export const send = (mails: Mails) => mails(db);`,
  ],
  [
    'server/src/adapters/payments/simulated.ts',
    `import type { Clock } from '../../platform/clock.ts'; import { cards } from './testCards.ts'; export const pay = (clock: Clock) => clock(cards);`,
  ],
  [
    'server/src/members/report.ts',
    `import { newest } from './sql.ts'; import { lines } from './auditSql.ts'; import { owes } from '../billing/rules.ts'; import type { Mails } from '../adapters/mail/mail.ts'; export const report = (mails: Mails) => mails(newest(), lines(), owes());`,
  ],
  [
    'server/src/members/rules.ts',
    `import { owes } from '../billing/rules.ts'; import { refuse } from '#contract/refusals.ts'; export const rule = () => refuse(owes());`,
  ],
  [
    'server/src/members/tags/tagRules.ts',
    `import type { Db } from '../../platform/database.ts'; import { owes } from '../../billing/rules.ts'; import { paid } from '../../billing/payments/paidRules.ts'; export const rule = (db: Db) => owes(paid(db));`,
  ],
  [
    'web/src/desk/queue/rowRules.ts',
    `import words from './words.json' with { type: 'json' }; import { merge } from '../../platform/mergeRules.ts'; merge(words);`,
  ],
  [
    'server/src/app/adapters.ts',
    `import { createSmtpMailAdapter } from '../adapters/mail/smtp.ts'; import { routes } from '../billing/routes.ts'; import { seed } from '../seed/demo.ts'; createSmtpMailAdapter(routes, seed);`,
  ],
  [
    'server/src/accounts/accounts.test.ts',
    `import { product } from '../app/testProduct.ts'; import { user } from './sql.ts'; product(user, Date.now());`,
  ],
  [
    'server/src/seed/small.ts',
    `import { ask } from '../readings/ask.ts'; import { db } from '../platform/database.ts'; ask(db, new Date(0));`,
  ],
  [
    'web/src/ui/Toasts.tsx',
    `import { useState } from 'react'; import { Button } from './Button.tsx'; export const Toasts = () => Button(useState);`,
  ],
  [
    'web/src/members/UsersScreen.tsx',
    `import { Button } from '../ui/Button.tsx'; import { Card } from '../tarot/Card.tsx'; import { send } from '../platform/send.ts'; import { users } from '#contract/members/calls.ts'; send(users, Button, Card);`,
  ],
  ['web/src/app/routes.tsx', `export const tips = () => import('../billing/TipScreen.tsx');`],
  [
    'decks/src/majors.ts',
    `import { cards } from '#contract/tarot/codes.ts'; import { readFile } from 'node:fs/promises'; export default [cards, readFile];`,
  ],
];

const RULES = ['importRules', 'clockRule', 'docstringRule', 'nameRules'];

const tree = mkdtempSync(join(tmpdir(), 'moonletter-import-rules-'));
afterAll(() => rmSync(tree, { recursive: true }));

/** The codes of the linter's messages for each sample file. */
const findings = new Map<string, string[]>();
beforeAll(() => {
  for (const path of ['oxlint.config.ts', ...RULES.map((name) => `tools/${name}.ts`)])
    cpSync(join(ROOT, path), join(tree, path));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, code] of [...Object.values(faults).flat(), ...clean]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), code);
    findings.set(path, []);
  }
  const folders = ['contract', 'server', 'web', 'decks', 'e2e'];
  const { stdout } = spawnSync('oxlint', ['--format=json', ...folders], { cwd: tree, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  for (const { filename, code } of diagnostics) findings.get(filename)?.push(code);
});

describe.each(Object.entries(faults))('%s', (rule, samples) => {
  test.each(samples)('%s: %s', (path) => {
    expect(findings.get(path)).toEqual([rule]);
  });
});

test.each(clean)('accepts %s: %s', (path) => {
  expect(findings.get(path)).toEqual([]);
});

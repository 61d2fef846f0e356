import { parseArgs } from 'node:util';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { findPendingMigrations } from '../../platform/database/migrate.ts';
import { createLog } from '../../platform/log.ts';
import { printLine } from '../serve/printLine.ts';
import { CommandError } from './commandError.ts';
import { withRunningDatabase } from './withDatabase.ts';
import { loadAndOpenProduct } from './withProduct.ts';

/** How many failures `moonletter jobs list` prints. */
const UNDELIVERED_SHOWN = 200;

export async function jobsCommand(config: Config, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [act = 'list', id, ...more] = positionals;
  const isList = act === 'list' && id === undefined;
  const isChange = (act === 'retry' || act === 'drop') && /^\d{1,15}$/.test(id ?? '');
  if ((!isList && !isChange) || more.length > 0)
    throw new CommandError('moonletter jobs list | retry ID | drop ID');
  await withRunningDatabase(config, async (url) => {
    await requireMigrated(url);
    const product = await loadAndOpenProduct(config, url, createLog('warn'), { isMigrated: true });
    try {
      const { createOperatorContext } = await import('../../platform/http/callContext.ts');
      const { dropUndelivered } = await import('../../undelivered/dropUndelivered.ts');
      const { retryUndelivered } = await import('../../undelivered/retryUndelivered.ts');
      const operator = createOperatorContext(product.services);
      if (act === 'list') await printUndelivered(operator);
      else
        await operator.transaction((context) =>
          (act === 'retry' ? retryUndelivered : dropUndelivered)(context, { id: Number(id) }),
        );
    } catch (error) {
      if (error instanceof Refusal) throw new CommandError(`No failed mail or job has the id ${id}`);
      throw error;
    } finally {
      await product.close();
    }
    if (act === 'retry') printLine('The running server tries it again within ten seconds');
    if (act === 'drop') printLine('It is not tried again');
  });
}

/** The command may be of a newer version than the running server, under which it must not migrate. */
async function requireMigrated(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { max: 1 });
  try {
    const pending = await findPendingMigrations(db);
    if (pending.length > 0)
      throw new CommandError(
        `${pending.length} migrations are missing, from ${pending[0]}: start this version, or run moonletter migrate`,
      );
  } finally {
    await close();
  }
}

async function printUndelivered(operator: Context): Promise<void> {
  const { listUndelivered } = await import('../../undelivered/listUndelivered.ts');
  const { count, results } = await listUndelivered(operator, {
    sort: 'created_at',
    order: 'desc',
    offset: 0,
    limit: UNDELIVERED_SHOWN,
  });
  if (count === 0) return printLine('No mail or job has failed');
  for (const { id, kind, recipient, subject, error, tries, failedAt } of results)
    printLine([id, kind, failedAt, `${tries} tries`, recipient ?? '-', subject, error].join('\t'));
  if (count > results.length) printLine(`and ${count - results.length} older`);
}

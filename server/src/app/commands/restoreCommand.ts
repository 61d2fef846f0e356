import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { printLine } from '../serve/printLine.ts';
import { requireFileArgument } from './requireFileArgument.ts';
import { withDatabase } from './withDatabase.ts';
import { loadAndOpenProduct } from './withProduct.ts';

export async function restoreCommand(config: Config, args: string[]): Promise<void> {
  const options = { erased: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const path = requireFileArgument(positionals);
  const { restore } = await import('../backups.ts');
  let erasing = 0;
  await withDatabase(config, async (url) => {
    erasing = await restore(config, url, { path, erasedList: values.erased }, printLine);
    if (erasing > 0) await finishErasingNow(config, url, erasing);
  });
  if (values.erased !== undefined) printLine(`Accounts erased again: ${erasing}`);
}

/** If this fails, the server tries again. */
async function finishErasingNow(config: Config, url: string, count: number): Promise<void> {
  const product = await loadAndOpenProduct(config, url, createLog('warn'), { pool: { queryTimeoutMs: 0 } });
  try {
    const { createSystemContext } = await import('../../platform/http/callContext.ts');
    const { ERASED_AT_ONCE, finishErasing } = await import('../../privacy/finishErasing.ts');
    for (let done = 0; done < count; done += ERASED_AT_ONCE)
      await finishErasing.run(
        createSystemContext(product.services, product.mountOptions),
        new AbortController().signal,
      );
  } finally {
    await product.close();
  }
}

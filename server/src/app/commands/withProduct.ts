import type { Config } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import type { openProduct, Product } from '../product.ts';
import { withDatabase } from './withDatabase.ts';

/**
 * The product is nine tenths of all modules. It is loaded only after a command's settings, arguments and database have
 * been checked, so that a mistake is reported at once.
 */
export const loadAndOpenProduct: typeof openProduct = async (...given) =>
  (await import('../product.ts')).openProduct(...given);

export async function withProduct(
  config: Config,
  act: (product: Product) => Promise<void>,
  openWith: typeof withDatabase = withDatabase,
): Promise<void> {
  await openWith(config, async (url) => {
    const product = await loadAndOpenProduct(config, url, createLog('warn'), { pool: { queryTimeoutMs: 0 } });
    try {
      await act(product);
    } finally {
      await product.close();
    }
  });
}

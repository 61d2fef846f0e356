import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import yazl from 'yazl';
import { PRODUCT_NAME } from '#contract/product.ts';
import { toUtcDay } from '../platform/clock.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import type { FileResponse } from '../platform/http/route.ts';
import { withoutBudget } from '../platform/database/waitBudget.ts';
import { exportEntries, type ExportEntry } from './export/entries.ts';
import { erasedUser } from './sql.ts';

/**
 * All data about the actor, as a ZIP file that is created while it is sent: one entry after the other, a page of rows at
 * a time, and not faster than the client reads. It breaks off if the account was closed meanwhile, since what was read
 * last may be erased.
 */
export function exportMe(context: Context<OwnAccess>): FileResponse {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  const abandoned = new AbortController();
  output.once('close', () => abandoned.abort());
  const mtime = new Date(context.now.epochMilliseconds);
  const isErased = async () => (await erasedUser(context.db, context.actor.id)) !== undefined;
  void withoutBudget(async () => {
    try {
      await fill(zip, exportEntries(context), mtime, abandoned.signal);
      if (await isErased()) throw new Error('The account was closed');
      // Without its end, no archive can be opened.
      zip.end();
    } catch (error) {
      if (!abandoned.signal.aborted && !(await isErased().catch(() => false)))
        context.log.error({ err: error }, 'an export failed');
      // The response has already begun, so the client gets an incomplete file and a network error.
      output.destroy(error as Error);
    }
  });
  const downloadName = `${PRODUCT_NAME.toLowerCase()}-${toUtcDay(context.now)}.zip`;
  return { stream: output, type: 'application/zip', downloadName };
}

/** Begins the next entry only when the one before has been read, so that at most one is open. */
async function fill(
  zip: yazl.ZipFile,
  entries: AsyncIterable<ExportEntry>,
  mtime: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, content, isPacked = false } of entries) {
    const stream = content instanceof Readable ? content : Readable.from(content);
    const destroy = () => stream.destroy();
    signal.addEventListener('abort', destroy, { once: true });
    zip.addReadStream(stream, name, { mtime, compress: !isPacked });
    await finished(stream, { writable: false });
    signal.removeEventListener('abort', destroy);
  }
}

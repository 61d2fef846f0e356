import { toNetworkFailure } from './failure.ts';
import { isReachable } from './reachable.ts';
import { stored } from './storage.ts';

const LOAD_TIMEOUT_MS = 120_000;

// The messages of Chromium, Firefox, Safari, Vite (for style sheets) and webpack.
const CHUNK_ERROR_MESSAGE =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (css )?chunk .* failed/i;

/** A chunk of the app could not be loaded. */
export class ChunkLoadError extends Error {
  constructor(reason: string) {
    super(`Loading chunk failed: ${reason}`);
    this.name = 'ChunkLoadError';
  }
}

/** Whether an error, our own or that of a browser or bundler, says that a chunk could not be loaded. */
export const isChunkLoadError = (error: unknown) =>
  error instanceof ChunkLoadError || (error instanceof Error && CHUNK_ERROR_MESSAGE.test(error.message));

/**
 * Beside the stored flag, which chunks that do load clear: a chunk that always fails must not reload the page endlessly.
 */
let wasReloaded = false;

/** Once a chunk has failed, others that load before the page reloads or the user leaves it must not clear the flag. */
let hasFailed = false;

/**
 * Whether an error is the first failure of a chunk, which is not reported because the page reloads. A ChunkLoadError is
 * thrown only by a later one, when other chunks that did load may have cleared the flag.
 */
export const isSolvedByReload = (error: unknown) =>
  isChunkLoadError(error) && !(error instanceof ChunkLoadError) && stored.chunkAutoRefresh.read() === null;

/**
 * Loads a chunk of the app. After a first failure the page is reloaded, since a newer version may have replaced the old
 * files; after a second one a ChunkLoadError is thrown. Without a network a reload would only show the browser's own
 * error page, so a Failure is thrown at once.
 */
export async function loadChunk<Part>(
  load: () => Promise<Part>,
  reload = () => location.reload(),
): Promise<Part> {
  wasReloaded ||= stored.chunkAutoRefresh.read() !== null;
  try {
    const part = await withTimeout(load());
    if (!hasFailed) stored.chunkAutoRefresh.remove();
    return part;
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    if (!(await isReachable())) throw toNetworkFailure(error);
    hasFailed = true;
    // If the flag cannot be stored, reloading would never end.
    const isFlagStored = stored.chunkAutoRefresh.write('true');
    if (wasReloaded || !isFlagStored) throw new ChunkLoadError(String(error));
    reload();
    return new Promise(() => {});
  }
}

function withTimeout<Part>(loading: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new ChunkLoadError('it took too long')), LOAD_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(tooLate));
  });
}

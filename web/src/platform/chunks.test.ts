import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let ChunkLoadError: typeof import('./chunks.ts').ChunkLoadError;
let loadChunk: typeof import('./chunks.ts').loadChunk;

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
  return loadFreshPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createFailingLoad = (message: string) => () => Promise.reject(new TypeError(message));
const loadFreshPage = async () => {
  vi.resetModules();
  ({ ChunkLoadError, loadChunk } = await import('./chunks.ts'));
};
const readFlag = () => sessionStorage.getItem('chunkAutoRefresh');

test.each([
  'Failed to fetch dynamically imported module: /assets/LoginScreen.js',
  'error loading dynamically imported module: /assets/LoginScreen.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/LoginScreen.css',
  'Loading chunk 7 failed.',
  'Loading CSS chunk 7 failed.',
])('at the first error "%s" a flag is set and the page reloads', async (message) => {
  const reload = vi.fn<() => void>();
  void loadChunk(createFailingLoad(message), reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(readFlag()).not.toBeNull();
});

test('with the flag set it fails without another reload', async () => {
  sessionStorage.setItem('chunkAutoRefresh', 'true');
  const reload = vi.fn<() => void>();
  await expect(loadChunk(createFailingLoad('Loading chunk 7 failed.'), reload)).rejects.toThrow(
    ChunkLoadError,
  );
  expect(reload).not.toHaveBeenCalled();
});

test('the flag is cleared once a chunk has loaded', async () => {
  sessionStorage.setItem('chunkAutoRefresh', 'true');
  expect(await loadChunk(() => Promise.resolve('screen'))).toBe('screen');
  expect(readFlag()).toBeNull();
});

test('an error in the chunk itself does not reload', async () => {
  const reload = vi.fn<() => void>();
  await expect(loadChunk(createFailingLoad('x is not a function'), reload)).rejects.toThrow(
    'x is not a function',
  );
  expect(reload).not.toHaveBeenCalled();
  expect(readFlag()).toBeNull();
});

test('a chunk may take 120 seconds to load', async () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  void loadChunk(() => new Promise(() => {}), reload);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('after the reload a part that loads does not let another one reload the page again', async () => {
  const reload = vi.fn<() => void>();
  void loadChunk(createFailingLoad('Loading chunk 7 failed.'), reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await loadFreshPage();
  await loadChunk(() => Promise.resolve('the frame'), reload);
  await expect(loadChunk(createFailingLoad('Loading chunk 7 failed.'), reload)).rejects.toThrow(
    ChunkLoadError,
  );
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk that loads while the page is about to reload does not clear the flag', async () => {
  const reload = vi.fn<() => void>();
  const { promise: slowChunk, resolve: finish } = Promise.withResolvers<string>();
  const slow = loadChunk(() => slowChunk, reload);
  void loadChunk(createFailingLoad('Loading chunk 7 failed.'), reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  finish('the frame');
  await slow;
  await loadFreshPage();
  await expect(loadChunk(createFailingLoad('Loading chunk 7 failed.'), reload)).rejects.toThrow(
    ChunkLoadError,
  );
  expect(reload).toHaveBeenCalledOnce();
});

test('the flag stays set while the error is shown, and is cleared by the next page that loads its chunks', async () => {
  sessionStorage.setItem('chunkAutoRefresh', 'true');
  await loadChunk(() => Promise.resolve('the frame'));
  await expect(loadChunk(createFailingLoad('Loading chunk 7 failed.'))).rejects.toThrow(ChunkLoadError);
  await loadChunk(() => Promise.resolve('a dialog'));
  expect(readFlag()).not.toBeNull();
  await loadFreshPage();
  await loadChunk(() => Promise.resolve('the frame'));
  expect(readFlag()).toBeNull();
});

test('without a network it fails without a reload', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = vi.fn<() => void>();
  await expect(loadChunk(createFailingLoad('Loading chunk 7 failed.'), reload)).rejects.toMatchObject({
    code: 'ERR_NETWORK',
  });
  expect(reload).not.toHaveBeenCalled();
  expect(readFlag()).toBeNull();
});

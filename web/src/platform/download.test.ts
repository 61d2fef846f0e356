import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('saves a file in a browser whose streams cannot be iterated, such as Safari', async () => {
  const { body } = new Response('A letter');
  Object.defineProperty(body, Symbol.asyncIterator, { value: undefined });
  const headers = new Headers({ 'Content-Disposition': 'attachment; filename="letters.zip"' });
  vi.stubGlobal('fetch', async () => ({ ok: true, headers, body }));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:1'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const onProgress = vi.fn<(bytes: number) => void>();
  const { signal } = new AbortController();
  await download('/api/users-me/export', { fallbackName: 'moonletter.zip', onProgress, signal });
  expect(await saved[0]!.text()).toBe('A letter');
  expect(onProgress).toHaveBeenLastCalledWith(8);
});

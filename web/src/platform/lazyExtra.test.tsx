import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { ChunkLoadError } from './chunks.ts';
import { lazyExtra } from './lazyScreen.ts';

test('a lazy part that cannot be loaded without a network is left out, and the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const Extra = lazyExtra(() => Promise.reject(new ChunkLoadError('offline')));
  render(
    <Suspense fallback={<p>Loading</p>}>
      <p>The page</p>
      <Extra />
    </Suspense>,
  );
  await expect.poll(() => screen.queryByText('Loading')).toBeNull();
  expect(screen.getByText('The page')).toBeTruthy();
  vi.unstubAllGlobals();
});

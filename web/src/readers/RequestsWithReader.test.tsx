import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { isolde } from '../testing/readers.ts';
import { aWireRequest } from '../testing/wireRequests.ts';
import { RequestsWithReader } from './RequestsWithReader.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  { ids: [1], counted: '1 reading' },
  { ids: [1, 2], counted: '2 readings' },
])('requests that are not answered yet are counted as readings, not as letters: $counted', async (given) => {
  const results = given.ids.map((id) => aWireRequest({ id }));
  const server = startFakeServer();
  server.reads = new Proxy({}, { get: () => ({ count: results.length, results }) });
  await renderApp(<RequestsWithReader reader={isolde} />);
  expect(await screen.findByText(given.counted)).toBeDefined();
});

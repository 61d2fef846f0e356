import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { ExportSection } from './ExportSection.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a download that cannot reach the server asks to try again', async () => {
  startFakeServer();
  await renderApp(<ExportSection />);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('We could not reach Moonletter. Please try again.')).toBeDefined();
});

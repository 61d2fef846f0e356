import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { SupportScreen } from './SupportScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the focus moves to the notice of a sent message, and back into the form', async () => {
  const server = startFakeServer();
  server.answers = async () => Response.json({ detail: 'Sent' });
  await renderApp(<SupportScreen />);
  await userEvent.type(screen.getByLabelText('Your message'), 'The lamp is out');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const writeAnother = await screen.findByRole('button', { name: 'Write another message' });
  expect(document.activeElement?.contains(writeAnother)).toBe(true);
  await userEvent.click(writeAnother);
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
});

import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { RequestPasswordScreen } from './RequestPasswordScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the focus moves to the notice that replaces the form', async () => {
  const server = startFakeServer();
  server.answers = async () => Response.json({ detail: 'We have sent a link' });
  await renderApp(<RequestPasswordScreen />);
  await userEvent.type(screen.getByLabelText('Email'), 'rosalind@example.test{Enter}');
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('We have sent a link');
  expect(document.activeElement).toBe(notice);
});

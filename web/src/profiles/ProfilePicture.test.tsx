import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NOT_A_PICTURE, PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#contract/profiles/pictures.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { memberProfile } from '../testing/profiles.ts';
import { ProfilePicture } from './ProfilePicture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['notes.txt', 'text/plain', 5, NOT_A_PICTURE],
  ['huge.png', 'image/png', PICTURE_MAX_BYTES + 1, PICTURE_TOO_LARGE],
  ['me.png', 'image/png', 5, null],
  ['of-unknown-type', '', 5, null],
])('%s is judged when it is chosen', async (name, type, bytes, error) => {
  const server = startFakeServer();
  server.reads['/api/users-me'] = memberProfile;
  await renderApp(<ProfilePicture />);
  // As with a file that is dropped on the button, which the list of accepted types does not filter.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Your picture'), new File([new Uint8Array(bytes)], name, { type }));
  expect(screen.getByRole('alert').textContent).toBe(error ?? '');
  expect(screen.queryByRole('button', { name: 'Save picture' }) === null).toBe(error !== null);
  expect(server.sent).toEqual([]);
});

test('the focus follows when a chosen picture replaces the button, and back', async () => {
  startFakeServer().reads['/api/users-me'] = memberProfile;
  await renderApp(<ProfilePicture />);
  screen.getByRole('button', { name: /^Choose/ }).focus();
  const picture = new File([new Uint8Array(5)], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Your picture'), { target: { files: [picture] } });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save picture' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Choose/ }));
});

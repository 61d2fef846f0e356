import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/profiles/calls.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp, renderLeavable, startFakeServer } from '../testing/fakeServer.tsx';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';
import { EmailSection } from './EmailSection.tsx';
import { MailSettings } from './MailSettings.tsx';
import { SessionList } from './SessionList.tsx';
import { memberProfile } from '../testing/profiles.ts';
import { TestRouter } from '../testing/TestRouter.tsx';

const ME = '/api/users-me';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.reads[ME] = memberProfile;
  server.answers = async () => Response.json(null, { status: 500 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a new address is sent with the password only', async () => {
  await renderApp(<EmailSection />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  await user.type(screen.getByLabelText('New email'), 'new@moonletter.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(server.sent).toEqual([]);
  expect(screen.queryByText('Password is required')).not.toBeNull();
  await user.type(screen.getByLabelText('Current password'), 'a box of oils');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(server.sent).toMatchObject([
    { method: 'PATCH', url: ME, body: { email: 'new@moonletter.test', password: 'a box of oils' } },
  ]);
});

test('an unconfirmed address is shown, and can be canceled', async () => {
  server.reads[ME] = { ...memberProfile, pendingEmail: 'new@moonletter.test' };
  server.answers = async () => new Response(null, { status: 204 });
  await renderApp(<EmailSection />);
  expect(screen.queryByText('new@moonletter.test')).not.toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel the change' }));
  expect(server.sent).toMatchObject([{ method: 'DELETE', url: '/api/auth/email_change' }]);
});

test('an address whose mails were returned is confirmed again with the password alone', async () => {
  server.reads[ME] = { ...memberProfile, emailUndeliverable: true };
  await renderApp(<EmailSection />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(screen.queryByLabelText('New email')).toBeNull();
  await user.type(screen.getByLabelText('Current password'), 'a box of oils');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(server.sent).toMatchObject([
    { method: 'PATCH', url: ME, body: { email: memberProfile.email, password: 'a box of oils' } },
  ]);
});

test('an address that was confirmed in another window is shown when this one gets the focus', async () => {
  server.reads[ME] = { ...memberProfile, pendingEmail: 'new@moonletter.test' };
  await renderApp(<EmailSection />);
  server.reads[ME] = { ...memberProfile, email: 'new@moonletter.test', pendingEmail: null };
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByText(/We sent a link/)).toBeNull());
  expect(screen.getByText('new@moonletter.test')).toBeDefined();
  const { length } = server.fetched;
  window.dispatchEvent(new Event('focus'));
  expect(server.fetched).toHaveLength(length);
});

test('says so when an address that is canceled was confirmed in the meantime', async () => {
  server.reads[ME] = { ...memberProfile, pendingEmail: 'new@moonletter.test' };
  server.answers = async () => {
    server.reads[ME] = { ...memberProfile, email: 'new@moonletter.test', pendingEmail: null };
    return new Response(null, { status: 204 });
  };
  await renderApp(<EmailSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the change' }));
  expect(
    await screen.findByText(
      'Your new address was confirmed already: you log in with new@moonletter.test now',
    ),
  ).toBeDefined();
});

test('the focus follows when the form for another address replaces its button, and back', async () => {
  await renderApp(<EmailSection />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  expect(document.activeElement).toBe(screen.getByLabelText('New email'));
  await user.click(screen.getByRole('button', { name: 'Keep my address' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change address' }));
});

test('a chosen time zone counts once it is saved, and the focus moves from the button, which disappears, to the text', async () => {
  server.reads[ME] = { ...memberProfile, timeZone: 'Asia/Kolkata' };
  await renderApp(<MailSettings />);
  const currentZone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
  const sentence = screen.getByText(/^Times are in the zone/);
  expect(sentence.textContent).toBe('Times are in the zone Asia/Kolkata.');
  await userEvent.click(screen.getByRole('button', { name: `Use ${currentZone}` }));
  expect(sentence.textContent).toBe(`Times are in the zone ${currentZone} once this is saved.`);
  expect(document.activeElement).toBe(sentence);
});

test('quiet hours are two times, and none when the box is not ticked', async () => {
  await renderApp(<MailSettings />);
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save mail settings' }));
  await save();
  const defaultSettings = {
    answer_mail: true,
    outcome_mail: true,
    digest: 'off',
    quiet_from: null,
    quiet_to: null,
  };
  expect(server.sent.at(-1)?.body).toMatchObject({ notifications: defaultSettings });
  await user.click(screen.getByLabelText('Quiet hours'));
  await user.clear(screen.getByLabelText('From'));
  await save();
  expect(screen.queryByText('Please give a time')).not.toBeNull();
  await user.type(screen.getByLabelText('From'), '21:30');
  await user.click(screen.getByLabelText('Once a week'));
  await save();
  const changedSettings = {
    answer_mail: true,
    outcome_mail: true,
    digest: 'weekly',
    quiet_from: '21:30',
    quiet_to: '08:00',
  };
  expect(server.sent.at(-1)?.body).toMatchObject({ notifications: changedSettings });
});

const rejectWith = (newer: Partial<Profile>) => async () =>
  Response.json(
    {
      code: 'edited_meanwhile',
      detail: 'Changed',
      current: toWire({ ...memberProfile, ...newer, etag: '"newer"' }),
    },
    { status: 409 },
  );

test('settings that another tab has changed too are saved at the second try, with what was chosen in both', async () => {
  const refuse = rejectWith({ notifications: { ...memberProfile.notifications, answerMail: false } });
  server.answers = async () =>
    server.sent.length === 1 ? refuse() : Response.json(toWire({ ...memberProfile, etag: '"saved"' }));
  await renderApp(<MailSettings />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Once a week'));
  await user.click(screen.getByRole('button', { name: 'Save mail settings' }));
  expect(await screen.findByText('Changed')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Mail me when an answer arrives').checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save mail settings' }));
  await expect.poll(() => server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"profile"', '"newer"']);
  expect(server.sent.at(-1)?.body).toMatchObject({ notifications: { digest: 'weekly', answer_mail: false } });
});

test('settings are saved at the first try where another tab has changed something else', async () => {
  const refuse = rejectWith({ bio: 'Sings.' });
  server.answers = async () =>
    server.sent.length === 1 ? refuse() : Response.json(toWire({ ...memberProfile, etag: '"saved"' }));
  await renderApp(<MailSettings />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Once a week'));
  await user.click(screen.getByRole('button', { name: 'Save mail settings' }));
  expect(await screen.findByText('Your mail settings are saved')).not.toBeNull();
  expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"profile"', '"newer"']);
});

test('each other session can be logged out, this one has no such button', async () => {
  const times = { createdAt: '2026-11-20T07:42:00.000Z', lastUsedAt: '2026-11-21T07:42:00.000Z' };
  server.reads['/api/auth/tokens'] = [
    { id: 8, ...times, browser: 'Safari on iPhone', isThis: false },
    { id: 7, ...times, browser: null, isThis: true },
  ];
  server.answers = async () => new Response(null, { status: 204 });
  await renderApp(<SessionList />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone' }));
  expect(server.sent).toMatchObject([{ method: 'DELETE', url: '/api/auth/tokens/8' }]);
  expect(screen.queryByRole('button', { name: /^Log out: This/ })).toBeNull();
});

test.each([
  ['/account/change-password', ChangePasswordScreen, 'Change password'],
  ['/confirm-email?token=a-token', ConfirmEmailScreen, 'Use the new address'],
])(
  'someone who has left %s before its call is answered stays where they are',
  async (address, Screen, label) => {
    const user = userEvent.setup();
    server.answers = async () =>
      Response.json({ email: memberProfile.email, pending_email: 'new@moonletter.test' });
    const { leave } = await renderLeavable(
      <TestRouter address={address}>
        <Screen />
      </TestRouter>,
    );
    const button = await screen.findByRole('button', { name: label });
    for (const field of screen.queryAllByLabelText(/password$/)) await user.type(field, 'a box of oils');
    const answer = Promise.withResolvers<Response>();
    server.answers = () => answer.promise;
    await user.click(button);
    leave();
    await act(async () => answer.resolve(Response.json({ detail: 'It is changed' })));
    expect(await screen.findByText('It is changed')).toBeDefined();
    expect(location.pathname + location.search).toBe(address);
  },
);

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reader } from '#contract/readers/calls.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp, renderLeavable, startFakeServer } from '../testing/fakeServer.tsx';
import { isolde } from '../testing/readers.ts';
import { ManageWritersScreen } from './ManageWritersScreen.tsx';

const una: Reader = {
  ...isolde,
  id: 2,
  firstName: 'Una',
  lastName: 'Vale',
  status: 'invited',
  email: 'una@example.test',
  invitedUntil: '2100-01-01T00:00:00.000Z',
};

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.reads = {
    '/api/readers': [isolde, una],
    '/api/reading_requests?personality=1&status=OPENED&limit=1&fields=id': { count: 3, results: [] },
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const respondWith = (body: object, status: number) => async () => Response.json(toWire(body), { status });

async function renderWriters() {
  await renderApp(<ManageWritersScreen />);
  await screen.findByText('Isolde Marr');
}

test('an invitation that was accepted elsewhere is shown when the window gets the focus', async () => {
  await renderWriters();
  const row = within(screen.getByText('Una Vale').closest('li')!);
  expect(row.getByText('Invited')).toBeDefined();
  server.reads['/api/readers'] = [isolde, { ...una, status: 'active', invitedUntil: null }];
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(row.queryByText('Invited')).toBeNull());
});

test('an invitation ends while the page is open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const invitedUntil = new Date(Date.now() + 90_000).toISOString();
  server.reads['/api/readers'] = [isolde, { ...una, invitedUntil }];
  await renderWriters();
  expect(screen.getByText(/^Invited, the link works until/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(screen.getByText(/^Invited, the link ended on/)).toBeDefined();
  vi.useRealTimers();
});

test('a new writer requires both names and a color; a taken address is an error of its field', async () => {
  await renderWriters();
  await press('Add writer');
  const dialog = within(screen.getByRole('dialog'));
  await press('Save');
  expect(dialog.getAllByText('Required field')).toHaveLength(2);
  dialog.getByText('Please specify some color');
  await userEvent.type(dialog.getByLabelText('First name'), 'Ida');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Crane');
  await userEvent.click(dialog.getByRole('radio', { name: 'pink' }));
  await userEvent.type(dialog.getByLabelText('Email'), 'ida@example.test');
  const emailTaken = 'This email is already in use';
  server.answers = respondWith({ code: 'invalid', errors: [{ param: 'email', msg: emailTaken }] }, 400);
  await press('Save');
  await dialog.findByText(emailTaken);
  server.answers = respondWith({ ...una, email: 'ida@example.test' }, 201);
  await press('Save');
  await screen.findByText('The invitation is on its way to ida@example.test');
  const names = { first_name: 'Ida', last_name: 'Crane' };
  const sent = { ...names, color: 'pink', specialities: '', bio: '', email: 'ida@example.test' };
  expect(server.sent.map(({ body }) => body)).toEqual([sent, sent]);
});

test('a failed update shows its detail in the OK modal, and what is typed stays', async () => {
  await renderWriters();
  await press('Edit Isolde Marr');
  await userEvent.type(screen.getByLabelText('Bio'), ' And by day.');
  server.answers = respondWith({ code: 'internal', detail: 'Something went wrong' }, 500);
  await press('Save');
  const modal = within(await screen.findByRole('alertdialog'));
  modal.getByText('Something went wrong');
  await userEvent.click(modal.getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('By letter. And by day.');
  expect(server.sent.map(({ body }) => body)).toEqual([{ bio: 'By letter. And by day.' }]);
});

test('a failed update shows in the OK modal what is wrong with the fields', async () => {
  await renderWriters();
  await press('Edit Isolde Marr');
  await userEvent.type(screen.getByLabelText('Bio'), '!');
  const errors = [{ param: 'bio', msg: 'Please keep it to 2000 characters' }];
  for (const [body, shown] of [
    [{ code: 'invalid', detail: 'Please correct', errors }, ['Please correct', errors[0]?.msg]],
    [{ first_name: ['Too', 'long'] }, ['Too long']],
  ] as const) {
    server.answers = respondWith(body, 400);
    await press('Save');
    const modal = within(await screen.findByRole('alertdialog'));
    expect(modal.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(shown);
    await userEvent.click(modal.getByRole('button', { name: 'OK' }));
  }
});

test('what is typed while a save is refused because of a newer version stays', async () => {
  await renderWriters();
  await press('Edit Isolde Marr');
  await userEvent.type(screen.getByLabelText('First name'), '!');
  const answer = Promise.withResolvers<Response>();
  server.answers = () => answer.promise;
  await press('Save');
  await userEvent.type(screen.getByLabelText('Bio'), ' And by night.');
  const current = { ...isolde, bio: 'By hand.', specialities: 'Love', etag: '"b"' };
  answer.resolve(await respondWith({ code: 'edited_meanwhile', detail: 'Somebody', current }, 409)());
  await screen.findByRole('button', { name: 'Take theirs' });
  expect(screen.getByLabelText<HTMLInputElement>('Bio').value).toBe('By letter. And by night.');
  expect(screen.getByLabelText<HTMLInputElement>('Specialities').value).toBe('Love');
});

test('deactivating says first how many open requests are for the reader', async () => {
  await renderWriters();
  await press('Deactivate Isolde Marr');
  await screen.findByText(/^3 open requests are for Isolde\./);
  server.answers = respondWith({ ...isolde, status: 'inactive' }, 200);
  await press('YES');
  await screen.findByText('Isolde is inactive now');
  expect(server.sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/readers/1', { status: 'inactive' }],
  ]);
});

test('deactivating asks once if it is pressed again while the requests are counted, and not on another screen', async () => {
  const counted = Promise.withResolvers<void>();
  const stubbed = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.startsWith('/api/reading_requests')) await counted.promise;
    return stubbed(url, init);
  });
  const { leave } = await renderLeavable(<ManageWritersScreen />);
  await screen.findByText('Isolde Marr');
  await press('Deactivate Isolde Marr');
  await press('Deactivate Isolde Marr');
  const asked = () => server.fetched.filter((url) => url.startsWith('/api/reading_requests'));
  leave();
  await act(async () => counted.resolve());
  expect(asked()).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['the next row, if the row leaves the list', 'Active', isolde, { ...una, status: 'active' }],
  ['the first button of the row, if there is none to activate', 'All', una, isolde],
] as const)('after deactivating, the focus goes on to %s', async (_, filter, deactivated, other) => {
  const { id, firstName, lastName } = deactivated;
  server.reads['/api/readers'] = [deactivated, other];
  const openRequests = `/api/reading_requests?personality=${id}&status=OPENED&limit=1&fields=id`;
  server.reads[openRequests] = { count: 0, results: [] };
  await renderWriters();
  await userEvent.click(screen.getByRole('radio', { name: filter }));
  await press(`Deactivate ${firstName} ${lastName}`);
  await screen.findByRole('alertdialog');
  const inactive = { ...deactivated, status: 'inactive' };
  server.reads['/api/readers'] = [inactive, other];
  server.answers = respondWith(inactive, 200);
  await press('YES');
  const next = () => screen.getByRole('button', { name: 'Edit Una Vale' });
  await vi.waitFor(() => expect(document.activeElement).toBe(next()));
});

test('an open invitation is sent again', async () => {
  await renderWriters();
  screen.getByText(/^Invited, the link works until/);
  server.answers = respondWith(una, 200);
  await press('Invite again Una Vale');
  await screen.findByText('The invitation is on its way to una@example.test');
  expect(server.sent.map(({ method, url }) => [method, url])).toEqual([['POST', '/api/readers/2/invite']]);
});

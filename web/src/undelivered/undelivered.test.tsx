import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFakeServer, renderApp } from '../testing/fakeServer.tsx';
import { UndeliveredScreen } from './UndeliveredScreen.tsx';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answers = async () => new Response(null, { status: 204 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MAIL = {
  id: 7,
  kind: 'mail',
  recipient: 'rosalind@example.test',
  subject: 'A letter has arrived',
  error: '550 No such mailbox',
  tries: 9,
  failedAt: '2026-11-20T07:42:00.000Z',
};
const JOB = {
  id: 8,
  kind: 'job',
  recipient: null,
  subject: 'memberships',
  error: 'The gateway does not answer',
  tries: 4,
  failedAt: '2026-11-20T07:40:00.000Z',
};

const showAll = () => {
  server.reads['/api/undelivered?offset=0'] = { count: 2, results: [MAIL, JOB] };
};
const findEntry = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;

test('a mail and a job are shown with what went wrong', async () => {
  showAll();
  await renderApp(<UndeliveredScreen />);
  const mail = await findEntry('A letter has arrived');
  for (const text of ['To rosalind@example.test', '550 No such mailbox', 'Tried 9 times'])
    expect(mail.textContent).toContain(text);
  expect((await findEntry('Job: memberships')).textContent).toContain('The gateway does not answer');
});

test('the list is of one kind, when asked', async () => {
  showAll();
  server.reads['/api/undelivered?kind=job&offset=0'] = { count: 0, results: [] };
  await renderApp(<UndeliveredScreen />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Jobs' }));
  expect(await screen.findByText('Nothing has failed')).toBeDefined();
});

test('tries again at once', async () => {
  showAll();
  await renderApp(<UndeliveredScreen />);
  const mail = await findEntry('A letter has arrived');
  await userEvent.click(within(mail).getByRole('button', { name: /^Try again/ }));
  await expect.poll(() => server.sent).toMatchObject([{ method: 'POST', url: '/api/undelivered/7/retry' }]);
});

test('drops only after a question', async () => {
  showAll();
  await renderApp(<UndeliveredScreen />);
  const mail = await findEntry('A letter has arrived');
  await userEvent.click(within(mail).getByRole('button', { name: /^Drop/ }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Are you sure you want to drop this mail?');
  expect(question.textContent).toContain('will never be sent');
  await userEvent.click(within(question).getByRole('button', { name: 'NO' }));
  expect(server.sent).toEqual([]);
  await userEvent.click(within(mail).getByRole('button', { name: /^Drop/ }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'YES' }));
  await expect.poll(() => server.sent).toMatchObject([{ method: 'DELETE' }]);
});

test('an entry that no longer exists leaves the list', async () => {
  showAll();
  server.answers = async () => {
    server.reads['/api/undelivered?offset=0'] = { count: 1, results: [JOB] };
    return Response.json({ code: 'not_found', detail: 'Not found' }, { status: 404 });
  };
  await renderApp(<UndeliveredScreen />);
  const mail = await findEntry('A letter has arrived');
  await userEvent.click(within(mail).getByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText('This has changed in the meantime')).toBeDefined();
  await expect.poll(() => mail.isConnected).toBe(false);
});

test('without a network nothing is said to have changed', async () => {
  showAll();
  server.answers = async () => {
    throw new TypeError('Failed to fetch');
  };
  await renderApp(<UndeliveredScreen />);
  const mail = await findEntry('A letter has arrived');
  await userEvent.click(within(mail).getByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText('We could not reach Moonletter. Please try again.')).toBeDefined();
  expect(screen.queryByText('This has changed in the meantime')).toBeNull();
});

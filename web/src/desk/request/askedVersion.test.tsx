import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRequest } from '#contract/readings/calls.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { useRequest } from '../../readings/thread/threadQueries.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { aWireRequest } from '../../testing/wireRequests.ts';
import { FlagNotice } from './FlagNotice.tsx';
import { useRequestActions } from './useRequestActions.ts';
import { RequestToolbar } from './RequestToolbar.tsx';

const KEY = queryKeyFor(getRequest, { id: 1 });

let server: ReturnType<typeof startFakeServer>;
let client: QueryClient;

beforeEach(() => {
  server = startFakeServer();
  server.reads = {
    '/api/reading_requests/1': aWireRequest({ is_flagged: true, etag: '"seen"' }),
    '/api/readers': [],
  };
  server.answers = async () => Response.json(aWireRequest({ etag: '"changed"' }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Opened() {
  const queryClient = useQueryClient();
  useEffect(() => {
    client = queryClient;
  }, [queryClient]);
  const { data } = useRequest(1);
  return data === undefined ? null : <Actions request={data} />;
}

const Actions = ({ request }: { request: ReadingRequest }) => (
  <>
    <FlagNotice request={request} />
    <RequestToolbar request={request} actions={useRequestActions(request)} />
  </>
);

const press = async (role: 'button' | 'menuitem', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

/** A message of the member arrives, behind the dialog that is open. */
const receiveMessage = () =>
  act(() => {
    client.setQueryData<ReadingRequest>(KEY, (known) => known && { ...known, etag: '"has a new message"' });
  });

test('the flag ends in the version that was shown when the question was asked', async () => {
  await renderApp(<Opened />);
  await press('button', 'Remove the flag');
  await screen.findByRole('alertdialog');
  receiveMessage();
  await press('button', 'YES');
  await expect
    .poll(() => server.sent)
    .toMatchObject([{ method: 'PATCH', body: { is_flagged: false }, ifMatch: '"seen"' }]);
});

test('a second change while the first is being saved is refused in words', async () => {
  const saved = Promise.withResolvers<Response>();
  server.answers = () => saved.promise;
  const actions: { current?: ReturnType<typeof useRequestActions> } = {};
  function Exposed() {
    const { data } = useRequest(1);
    return data === undefined ? null : <Expose request={data} />;
  }
  function Expose({ request }: { request: ReadingRequest }) {
    const queryClient = useRequestActions(request);
    useEffect(() => {
      actions.current = queryClient;
    });
    return null;
  }
  await renderApp(<Exposed />);
  await expect.poll(() => actions.current).toBeDefined();
  act(() => void actions.current!.claim());
  act(() => void actions.current!.markDone());
  expect(
    await screen.findByText('The last change is still being saved. Please try again in a moment'),
  ).toBeDefined();
  saved.resolve(Response.json(aWireRequest({ etag: '"changed"' })));
  await screen.findByText('Claimed');
  expect(server.sent).toMatchObject([{ body: { assigned_writer: 3 } }]);
});

test('snoozing until a chosen time changes the version that the dialog covers', async () => {
  await renderApp(<Opened />);
  await press('button', 'Snooze');
  await press('menuitem', 'Another time');
  const time = await screen.findByLabelText('Day and time');
  receiveMessage();
  await userEvent.type(time, '2999-01-01T08:00');
  await userEvent.click(screen.getAllByRole('button', { name: 'Snooze' }).at(-1)!);
  await expect.poll(() => server.sent).toMatchObject([{ method: 'PATCH', ifMatch: '"seen"' }]);
});

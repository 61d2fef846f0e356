import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { MemberTags } from './MemberTags.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a tag can be removed while another is being added', async () => {
  const server = startFakeServer();
  const gentle = { id: 1, text: 'Gentle', color: 'green', membersCount: 1, etag: '"a"' };
  const owl = { id: 2, text: 'Night owl', color: 'blue', membersCount: 0, etag: '"b"' };
  server.reads = {
    '/api/tags': [gentle, owl],
    '/api/user_tags?user_id=7': [{ ...gentle, userId: 7, tagId: 1 }],
  };
  server.answers = () => new Promise(() => {});
  await renderApp(<MemberTags userId={7} known={[gentle]} />);
  await press('Edit tags');
  await userEvent.selectOptions(await screen.findByLabelText('Add a tag'), 'Night owl');
  await press('Add');
  await press('Remove tag Gentle');
  await userEvent.click(await screen.findByText('YES'));
  await expect.poll(() => server.sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(screen.getByRole('button', { name: 'Remove tag Gentle' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('a tag that somebody else has deleted is no longer shown once its removal was refused', async () => {
  const server = startFakeServer();
  const gentle = { id: 1, text: 'Gentle', color: 'green', membersCount: 1, etag: '"a"' };
  server.reads = {
    '/api/tags': [gentle],
    '/api/user_tags?user_id=7': [{ ...gentle, userId: 7, tagId: 1 }],
  };
  server.answers = async () => {
    server.reads = { '/api/tags': [], '/api/user_tags?user_id=7': [] };
    return Response.json({ code: 'not_found', detail: 'Not found' }, { status: 404 });
  };
  await renderApp(<MemberTags userId={7} known={[gentle]} />);
  await press('Edit tags');
  await press('Remove tag Gentle');
  await userEvent.click(await screen.findByText('YES'));
  expect(await screen.findByText('The tag or the member was deleted in the meantime.')).toBeDefined();
  expect(await screen.findByText('None yet')).toBeDefined();
});

import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getUser, type User } from '#contract/members/calls.ts';
import { toWire } from '#contract/wire.ts';
import { startFakeServer, renderApp } from '../testing/fakeServer.tsx';
import { userRecord } from '../testing/users.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { MemberAssignments } from './MemberAssignments.tsx';

const gentle = { id: 1, text: 'gentle', color: 'green' } as const;
const returning = { id: 2, text: 'returning', color: 'blue' } as const;
const careful = { id: 3, text: 'careful', color: 'red' } as const;

const member: User = {
  ...userRecord,
  zodiac: 'PIS',
  gender: 'WOM',
  tags: [gentle, returning],
  assignedPersonalityUser: 4,
};

let server: ReturnType<typeof startFakeServer>;

beforeEach(() => {
  server = startFakeServer();
  server.reads = {
    '/api/users/7': member,
    '/api/personalities': [
      { id: 4, firstName: 'Isolde', lastName: 'Marr', picture: null, specialities: '', away: false },
      { id: 5, firstName: 'Tomas', lastName: 'Vale', picture: null, specialities: '', away: false },
    ],
    '/api/tags': [gentle, returning, careful].map((tag) => ({ ...tag, membersCount: 1, etag: '"a"' })),
  };
  server.answers = async () => {
    const { method, url } = server.sent.at(-1)!;
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const answer = url === '/api/users/7' ? member : { userId: 7, tagId: 3 };
    return Response.json(toWire(answer), { status: url === '/api/users/7' ? 200 : 201 });
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function LoadedMemberAssignments() {
  const { data } = useQuery(queryOptionsFor(getUser, { id: 7 }));
  return data && <MemberAssignments member={data} />;
}

const dropdown = () => screen.getByLabelText<HTMLSelectElement>('Personality');
const tag = (text: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: text });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const readLocked = () => [dropdown().disabled, tag('gentle').disabled];

async function renderAssignments() {
  await renderApp(<LoadedMemberAssignments />);
  await screen.findByText('Isolde Marr');
  await screen.findByText('careful');
}

test('personality and tags are locked until Edit is pressed, and again after Cancel, which keeps nothing', async () => {
  await renderAssignments();
  expect(readLocked()).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await press('Edit');
  expect(readLocked()).toEqual([false, false]);
  await userEvent.selectOptions(dropdown(), 'Tomas Vale');
  await userEvent.click(tag('careful'));
  await press('Cancel');
  expect(readLocked()).toEqual([true, true]);
  expect(dropdown().value).toBe('4');
  expect(tag('careful').checked).toBe(false);
  expect(server.sent).toEqual([]);
});

test('Save asks before a tag is taken off, sends what differs and nothing else, and locks both again', async () => {
  await renderAssignments();
  await press('Edit');
  await userEvent.selectOptions(dropdown(), 'Tomas Vale');
  await userEvent.click(tag('careful'));
  await userEvent.click(tag('returning'));
  await press('Save');
  await screen.findByText("The tag 'returning' is taken off this member.");
  expect(screen.queryByRole('alertdialog', { name: 'Are you sure?' })).not.toBeNull();
  await press('NO');
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(server.sent).toEqual([]);
  expect([tag('careful').checked, tag('returning').checked]).toEqual([true, false]);
  await press('Save');
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
  await screen.findByText('Saved');
  expect(readLocked()).toEqual([true, true]);
  expect(server.sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['PATCH', '/api/users/7', { assigned_personality_user: 5 }],
    ['POST', '/api/user_tags', { user_id: 7, tag_id: 3 }],
    ['DELETE', '/api/user_tags', { user_id: 7, tag_id: 2 }],
  ]);
});

test('a tag that somebody else has deleted meanwhile counts as taken off, and is no longer shown', async () => {
  await renderAssignments();
  await press('Edit');
  await userEvent.click(tag('returning'));
  server.answers = async () => {
    server.reads['/api/users/7'] = { ...member, tags: [gentle] };
    server.reads['/api/tags'] = [{ ...gentle, membersCount: 1, etag: '"a"' }];
    return Response.json({ code: 'not_found', detail: 'Not found' }, { status: 404 });
  };
  await press('Save');
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
  await screen.findByText('Saved');
  expect(screen.queryByRole('checkbox', { name: 'returning' })).toBeNull();
  expect(tag('gentle').checked).toBe(true);
});

test('a chosen tag that somebody else has deleted meanwhile is named as deleted, and no longer offered or sent', async () => {
  await renderAssignments();
  await press('Edit');
  await userEvent.click(tag('careful'));
  server.answers = async () => {
    server.reads['/api/tags'] = [gentle, returning].map((one) => ({ ...one, membersCount: 1, etag: '"a"' }));
    return Response.json({ code: 'not_found', detail: 'Not found' }, { status: 404 });
  };
  await press('Save');
  await screen.findByText(/^A chosen tag was deleted in the meantime\./);
  expect(screen.queryByRole('checkbox', { name: 'careful' })).toBeNull();
  await press('Save');
  await screen.findByText('Saved');
  expect(server.sent).toHaveLength(1);
});

test('no reader of their own can be chosen', async () => {
  await renderAssignments();
  await press('Edit');
  await userEvent.selectOptions(dropdown(), 'No reader of their own');
  await press('Save');
  await screen.findByText('Saved');
  expect(server.sent.map(({ body }) => body)).toEqual([{ assigned_personality_user: null }]);
});

test('a failure shows its detail, and the form keeps what was chosen', async () => {
  await renderAssignments();
  const detail = 'The tags could not be changed';
  server.answers = async () => Response.json({ code: 'internal', detail }, { status: 500 });
  await press('Edit');
  await userEvent.click(tag('careful'));
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(tag('careful').checked).toBe(true);
  expect(readLocked()).toEqual([false, false]);
});

test('a reader who is no longer listed is still shown', async () => {
  server.reads['/api/users/7'] = { ...member, assignedPersonalityUser: 99 };
  await renderAssignments();
  expect(dropdown().selectedOptions[0]?.textContent).toBe('A reader who is away');
});

test('after another user’s edit, their change is shown, and what was chosen is kept and can be saved', async () => {
  await renderAssignments();
  await press('Edit');
  await userEvent.selectOptions(dropdown(), 'Tomas Vale');
  const newer = { ...member, assignedPersonalityUser: null, tags: [gentle], etag: '"second"' };
  server.reads['/api/users/7'] = newer;
  const answer = server.answers;
  server.answers = async () =>
    Response.json(
      { code: 'edited_meanwhile', detail: 'Somebody else changed this', current: toWire(newer) },
      { status: 409 },
    );
  await press('Save');
  const notice = await screen.findByRole('region', { name: 'Changed meanwhile' });
  expect(notice.textContent).toContain('PersonalityNo reader of their ownSaving replaces it');
  expect(notice.textContent).toContain('Tagsgentle');
  expect(dropdown().selectedOptions[0]?.textContent).toBe('Tomas Vale');
  expect([tag('gentle').checked, tag('returning').checked]).toEqual([true, false]);
  server.answers = answer;
  await press('Save');
  await screen.findByText('Saved');
  expect(server.sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/users/7', { assigned_personality_user: 5 }],
    ['/api/users/7', { assigned_personality_user: 5 }],
  ]);
});

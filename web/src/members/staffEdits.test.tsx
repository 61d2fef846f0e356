import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getUser, type User } from '#contract/members/calls.ts';
import { toWire } from '#contract/wire.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { userRecord } from '../testing/users.ts';
import { MemberAccount } from './MemberAccount.tsx';
import { MemberProfile } from './MemberProfile.tsx';

const PATH = '/api/staff/users/7';
const member: User = {
  ...userRecord,
  subscription: {
    currentSubscriptionStatus: 'monthly_active',
    status: 'active',
    interval: 'month',
    productId: 2,
    currentPeriodStart: 0,
    currentPeriodEnd: 1,
    cancelAtPeriodEnd: false,
    paymentPausedAt: null,
    paymentResumesAt: null,
    pendingProductId: null,
    nextCharge: null,
  },
  bio: 'Paints',
};

let server: ReturnType<typeof startFakeServer>;
/** The `If-Match` of each edit. */
let versions: unknown[];
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'the-token');
  server = startFakeServer();
  server.reads = { '/api/users/7': member, '/api/hopes/': [] };
  server.answers = async () => Response.json(toWire(server.reads['/api/users/7']));
  versions = [];
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'PATCH') versions.push((init.headers as Record<string, string>)['If-Match']);
    return fetched(url, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Loaded({ part: Part }: { part: typeof MemberProfile }) {
  const { data } = useQuery(queryOptionsFor(getUser, { id: 7 }));
  return data && <Part member={data} />;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const listSent = () => server.sent.map(({ url, body }) => [url, body]);

test('the hopes of a profile are those that were chosen and the one in own words', async () => {
  server.reads['/api/users/7'] = { ...member, moonletterHopes: [3, 1], moonletterHopeOther: 'A garden' };
  server.reads['/api/hopes/'] = ['Love', 'Work', 'Peace'].map((hope, n) => ({ id: n + 1, hope }));
  await renderApp(<Loaded part={MemberProfile} />);
  expect(await screen.findByText('Love, Peace, A garden')).toBeDefined();
});

test('of a profile only what differs is sent, so that an unfinished one can be edited', async () => {
  await renderApp(<Loaded part={MemberProfile} />);
  await press('Edit profile');
  await type('First name', 'Rosa');
  await type('Birth date', '1979-03-04');
  await press('Save profile');
  await screen.findByText('The profile is saved');
  expect(listSent()).toEqual([[PATH, { first_name: 'Rosa', birth_date: '1979-03-04' }]]);
  expect(versions).toEqual(['"first"']);
});

test('changes of a profile that are not saved are shown again after a reload, until Cancel', async () => {
  const reload = async () => {
    cleanup();
    await renderApp(<Loaded part={MemberProfile} />);
  };
  await reload();
  await press('Edit profile');
  await type('First name', '');
  await type('Bio', 'Sings');
  await reload();
  const readValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await screen.findByLabelText('Bio');
  expect(['First name', 'Last name', 'Bio'].map(readValue)).toEqual(['', member.lastName, 'Sings']);
  await press('Cancel');
  await reload();
  await press('Edit profile');
  expect(readValue('Bio')).toBe(member.bio);
});

test('the focus follows when the form of the profile replaces its button, and back', async () => {
  await renderApp(<Loaded part={MemberProfile} />);
  await press('Edit profile');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  await press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit profile' }));
});

test('the focus stays at the address that was saved', async () => {
  await renderApp(<Loaded part={MemberAccount} />);
  await press('Change address');
  await type('Email', 'rosa@example.test');
  await press('Save address');
  await screen.findByText('The email address is changed');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change address' }));
});

test('what was filled in cannot be emptied, and unchanged nothing is sent', async () => {
  await renderApp(<Loaded part={MemberProfile} />);
  await press('Edit profile');
  await type('Bio', '');
  await press('Save profile');
  expect(await screen.findByText('Bio is empty')).toBeDefined();
  await type('Bio', 'Paints');
  await press('Save profile');
  await screen.findByText('The profile is saved');
  expect(listSent()).toEqual([]);
});

test('after another user’s edit, the screen shows what changed and keeps what was typed', async () => {
  await renderApp(<Loaded part={MemberProfile} />);
  await press('Edit profile');
  await type('First name', 'Rosa');
  await type('Bio', 'Sings');
  const newer = { ...member, bio: 'Sails', lastName: 'Achterberg', etag: '"second"' };
  server.reads['/api/users/7'] = newer;
  const accept = server.answers;
  const refusal = { code: 'edited_meanwhile', detail: 'Somebody else changed this', current: toWire(newer) };
  server.answers = async () => Response.json(refusal, { status: 409 });
  await press('Save profile');
  const notice = await screen.findByRole('region', { name: 'Changed meanwhile' });
  expect(notice.textContent).toContain('Last nameAchterberg');
  expect(notice.textContent).toContain('BioSailsSaving replaces it');
  const readValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(['First name', 'Last name', 'Bio'].map(readValue)).toEqual(['Rosa', 'Achterberg', 'Sings']);
  server.answers = accept;
  await press('Save profile');
  await screen.findByText('The profile is saved');
  expect(listSent().at(-1)).toEqual([PATH, { first_name: 'Rosa', bio: 'Sings' }]);
  expect(versions).toEqual(['"first"', '"second"']);
});

test('a block asks what should happen to the membership', async () => {
  await renderApp(<Loaded part={MemberAccount} />);
  await press('Block');
  expect(screen.getByRole('heading', { name: 'Are you sure you want to block this user?' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /^End it now/ }));
  await press('YES');
  await screen.findByText('The user is blocked');
  expect(listSent()).toEqual([[PATH, { is_blocked: true, membership: 'now' }]]);
});

test('without a choice the membership runs out, and NO changes nothing', async () => {
  await renderApp(<Loaded part={MemberAccount} />);
  await press('Block');
  await press('NO');
  await press('Make a writer');
  await press('YES');
  await screen.findByText('The user is a writer now');
  expect(listSent()).toEqual([[PATH, { is_writer: true, membership: 'at_period_end' }]]);
});

test('a person without a membership is blocked without that question', async () => {
  server.reads['/api/users/7'] = { ...member, subscription: null, isWriter: true };
  await renderApp(<Loaded part={MemberAccount} />);
  await press('Block');
  expect(screen.queryByRole('radio')).toBeNull();
  await press('YES');
  await screen.findByText('The user is blocked');
  expect(listSent()).toEqual([[PATH, { is_blocked: true }]]);
});

test('the address is locked until it is to be changed, and checked before it is sent', async () => {
  await renderApp(<Loaded part={MemberAccount} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Email');
  expect(field.disabled).toBe(true);
  await press('Change address');
  await type('Email', 'not an address');
  await press('Save address');
  expect(await screen.findByText('Email is not valid')).toBeDefined();
  await type('Email', 'rosa@example.test');
  await press('Save address');
  await screen.findByText('The email address is changed');
  expect(listSent()).toEqual([[PATH, { email: 'rosa@example.test' }]]);
  expect(field.disabled).toBe(true);
});

test('an address that is saved as it was is not called changed', async () => {
  await renderApp(<Loaded part={MemberAccount} />);
  await press('Change address');
  await press('Save address');
  await screen.findByRole('button', { name: 'Change address' });
  expect(screen.queryByText('The email address is changed')).toBeNull();
  expect(listSent()).toEqual([]);
});

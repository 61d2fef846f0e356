import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { memberProfile } from '../testing/profiles.ts';
import { IntuitiveProfileScreen } from './IntuitiveProfileScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const savedProfile = {
  ...memberProfile,
  hasProfile: true,
  gender: 'WOM',
  birthTimeKnown: false,
  birthLocation: 'Ghent',
  currentLocation: 'Porto',
  bio: 'Paints.',
  experienceLevel: 1,
  seenWriter: true,
} as const;

test('a refusal that names no field is an error in one of the profile fields', async () => {
  const server = startFakeServer();
  Object.assign(server.reads, { '/api/users-me': savedProfile, '/api/hopes/': [], '/api/hopes': [] });
  server.answers = async () => Response.json({}, { status: 400 });
  await renderApp(<IntuitiveProfileScreen />);
  await userEvent.type(screen.getByLabelText('First name'), 'e');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Error in one of your profile fields')).toBeDefined();
  expect(server.sent).toHaveLength(1);
});

test('what a writer changed meanwhile is shown, and stays unless it was edited here', async () => {
  const newer = { ...savedProfile, bio: 'Sings.', firstName: 'Rosa', etag: '"newer"' };
  const server = startFakeServer();
  Object.assign(server.reads, { '/api/users-me': savedProfile, '/api/hopes/': [], '/api/hopes': [] });
  const refusal = { code: 'edited_meanwhile', detail: 'Somebody else changed this', current: newer };
  server.answers = async () => Response.json(toWire(refusal), { status: 409 });
  await renderApp(<IntuitiveProfileScreen />);
  await userEvent.type(screen.getByLabelText('First name'), 'e');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await save();
  expect(await screen.findByText('Somebody else changed this')).toBeDefined();
  expect(screen.getByDisplayValue('Sings.')).toBeDefined();
  server.answers = async () => Response.json(toWire({ ...newer, firstName: 'Rosalinde' }));
  await save();
  await expect.poll(() => server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"profile"', '"newer"']);
  expect(server.sent[1]?.body).toMatchObject({ first_name: 'Rosalinde', bio: 'Sings.' });
});

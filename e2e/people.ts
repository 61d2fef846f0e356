import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn, signUp } from '#contract/accounts/calls.ts';
import { addCard, createSubscription } from '#contract/billing/calls.ts';
import type { ProductId } from '#contract/billing/codes.ts';
import { addUserTag, createTag } from '#contract/tags/calls.ts';
import { createProfile } from '#contract/profiles/calls.ts';
import { createRequest, postResponse } from '#contract/readings/calls.ts';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { toWireRequest } from '#contract/wireRequest.ts';
import { fromWire } from '#contract/wire.ts';
import type { RunningServer } from './server.ts';

export const PASSWORD = 'a lantern by the door';

export interface Person {
  id: number;
  email: string;
  token: string;
  firstName: string;
}

/** How often a call is sent when the server answers that it is not ready, as it may on a busy machine. */
const ATTEMPTS = 5;

/** Sends a call as the web app does, to set up a test: with a key, so that it can be sent again after a 503. */
export async function send<C extends Call>(
  { origin }: RunningServer,
  call: C,
  input: InputOf<C>,
  token?: string,
): Promise<OutputOf<C>> {
  const { method, address, body, contentType } = toWireRequest(call, input);
  const headers = {
    ...(contentType !== null && { 'content-type': contentType }),
    ...(token !== undefined && { authorization: `Token ${token}` }),
    ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(origin + address, { method, body, headers });
    if (response.status === 204) return {} as OutputOf<C>;
    if (response.ok) return fromWire(await response.json()) as OutputOf<C>;
    if (response.status !== 503 || attempt === ATTEMPTS)
      throw new Error(`${method} ${address}: ${await response.text()}`);
    await pause(1_000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

export const GOOD_CARD = {
  cardHolder: 'Rosalind Achterberg',
  cardNumber: '4242424242424242',
  expMonth: 12,
  expYear: 2031,
  cvc: '123',
  cardZipcode: '94107',
};

/** A new customer without profile or membership. */
export async function aVisitorWhoSignedUp(server: RunningServer, firstName = 'Rosalind'): Promise<Person> {
  const email = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@example.test`;
  const { token, user } = await send(server, signUp, {
    firstName,
    lastName: 'Achterberg',
    email,
    birthDate: '1980-03-04',
    password: PASSWORD,
    acceptTerms: true,
  });
  return { id: user.id, email, token, firstName };
}

async function writeProfile(server: RunningServer, { token }: Person): Promise<void> {
  await send(
    server,
    createProfile,
    {
      gender: 'WOM',
      birthTime: '05:00:00',
      birthTimeKnown: true,
      birthLocation: 'Ghent',
      currentLocation: 'Porto',
      bio: 'Art teacher. Wants plain words and no dates.',
      experienceLevel: 1,
      seenWriter: true,
      zodiac: 'PIS',
      timeZone: 'Europe/Lisbon',
    },
    token,
  );
}

/** A customer with a profile and no membership. */
export async function aNewcomer(server: RunningServer, firstName?: string): Promise<Person> {
  const person = await aVisitorWhoSignedUp(server, firstName);
  await writeProfile(server, person);
  return person;
}

/** A customer with a profile, a card and a paid membership. */
export async function aMember(
  server: RunningServer,
  firstName?: string,
  productId: ProductId = 2,
): Promise<Person> {
  const person = await aNewcomer(server, firstName);
  await send(server, addCard, GOOD_CARD, person.token);
  await send(server, createSubscription, { productId }, person.token);
  return person;
}

/** A member with a blue tag, so that no draft is written and each reply begins empty. */
export async function aMemberWithoutDrafts(server: RunningServer, writer: Person): Promise<Person> {
  const member = await aMember(server);
  const tag = await send(server, createTag, { text: `Own words ${member.id}`, color: 'blue' }, writer.token);
  await send(server, addUserTag, { userId: member.id, tagId: tag.id }, writer.token);
  return member;
}

export async function aWriter(server: RunningServer, firstName = 'Isolde'): Promise<Person> {
  const email = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@example.test`;
  await server.createWriter({ email, firstName, lastName: 'Marr', password: PASSWORD });
  const { token, user } = await send(server, logIn, { email, password: PASSWORD });
  return { id: user.id, email, token, firstName };
}

export async function aQuestion(
  server: RunningServer,
  { token }: Person,
  more: Partial<InputOf<typeof createRequest>> = {},
): Promise<number> {
  const message =
    'It has been four years since I last opened the box of oils. Do I miss the work or the person I was?';
  const { id } = await send(
    server,
    createRequest,
    { title: 'Will I find my way back to painting?', message, ...more },
    token,
  );
  return id;
}

const ANSWER = 'Dear Rosalind,\n\nStart with water: thin washes, cheap paper, no one watching.';

export async function anAnswer(
  server: RunningServer,
  { token }: Person,
  readingRequest: number,
  message = ANSWER,
): Promise<void> {
  await send(server, postResponse, { readingRequest, message }, token);
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A request that takes this long has found a bug. Moving the test clock runs all that becomes due first. */
const TIMEOUT_MS = 20_000;
const ANSWERED_MS = 60_000;
const PAGE = 100;
const json = { 'content-type': 'application/json' };

interface SendOptions {
  token?: string;
  key?: string;
  body?: object;
}

/** Sends a call once; throws unless it succeeds. */
export async function sendCall<Body>(url: string, { token, key, body }: SendOptions = {}): Promise<Body> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && json),
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Sends a call until it succeeds: a busy machine that has just started may answer 503 at first. */
async function sendUntilAnswered<Body>(url: string, options: SendOptions): Promise<Body> {
  const givesUpAt = performance.now() + ANSWERED_MS;
  for (;;) {
    try {
      return await sendCall<Body>(url, options);
    } catch (error) {
      if (performance.now() > givesUpAt) throw error;
      await pause(200);
    }
  }
}

/** A member of the demo, and a question of theirs. */
export async function askQuestion(origin: string) {
  const body = { email: 'monthly_active@moonletter.test', password: 'moonletter-demo' };
  const { token, user } = await sendUntilAnswered<{ token: string; user: { id: number } }>(
    `${origin}/api/auth/token`,
    { body },
  );
  const { id } = await sendUntilAnswered<{ id: number }>(`${origin}/api/reading_requests`, {
    token,
    key: randomUUID(),
    body: { message: 'What stays?' },
  });
  return { token, userId: user.id, requestId: id };
}

/** Several clients that write one message after the other, repeating each with its key until it is acknowledged. */
export function startWriters(
  origin: () => string,
  { token, requestId }: { token: string; requestId: number },
  count: number,
) {
  const name = randomUUID().slice(0, 8);
  const acknowledged: string[] = [];
  let isDone = false;
  const writing = Array.from({ length: count }, async (_, writer) => {
    for (let n = 0, isInDoubt = false; !isDone || isInDoubt;) {
      const text = `${name} ${writer} ${n}`;
      try {
        await sendCall(`${origin()}/api/reading_request_messages/${requestId}`, {
          token,
          key: text.replaceAll(' ', '.'),
          body: { message: text },
        });
        acknowledged.push(text);
        n += 1;
        isInDoubt = false;
      } catch {
        // Without a response the message may have been stored, so it is repeated until one arrives.
        isInDoubt = true;
      }
      await pause(20);
    }
  });
  return {
    acknowledged,
    async stop() {
      isDone = true;
      await Promise.all(writing);
    },
  };
}

/** The texts of all messages of a request, oldest first. */
export async function readThread(
  origin: string,
  { token, requestId }: { token: string; requestId: number },
): Promise<string[]> {
  const texts: string[] = [];
  let before = '';
  for (;;) {
    const { results } = await sendCall<{ results: { id: number; text: string }[] }>(
      `${origin}/api/reading_request_messages/${requestId}?limit=${PAGE}${before}`,
      { token },
    );
    texts.push(...results.map(({ text }) => text));
    if (results.length < PAGE) break;
    before = `&before=${results.at(-1)!.id}`;
  }
  return texts.reverse();
}

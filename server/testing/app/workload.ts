import { setTimeout as pause } from 'node:timers/promises';

/** A request's status and duration; 0 if the connection broke or nothing listened. */
export interface WorkloadResponse {
  call: string;
  status: number;
  ms: number;
  retryAfter: string | null;
}

export interface WorkloadRequest {
  token?: string;
  /** The Idempotency-Key. */
  key?: string;
  body?: object;
}

const RETRY_AFTER_MS = 25;
/** A request that takes this long has found a bug. */
const TIMEOUT_MS = 20_000;
const PASSWORD = 'correct horse battery';

/** Clients of a server that is made to fail; records all responses and acknowledged writes. */
export function createWorkload(origin: () => string) {
  const answers: WorkloadResponse[] = [];
  /** The acknowledged texts of each thread. */
  const acknowledged = new Map<number, string[]>();
  const tips: number[] = [];
  const working: Promise<void>[] = [];
  let isStopped = false;

  async function ask(call: string, { token, key, body }: WorkloadRequest = {}) {
    const [method, path] = call.split(' ') as [string, string];
    const startedAt = performance.now();
    const answer: WorkloadResponse = { call, status: 0, ms: 0, retryAfter: null };
    let text = '';
    try {
      const response = await fetch(origin() + path, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Token ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await response.text();
      Object.assign(answer, { status: response.status, retryAfter: response.headers.get('retry-after') });
    } catch {
      // No response: status 0.
    }
    answer.ms = performance.now() - startedAt;
    answers.push(answer);
    return { status: answer.status, text };
  }

  /** Repeats the request with the same key until it is acknowledged. */
  async function untilAcknowledged<Body>(call: string, request: WorkloadRequest): Promise<Body> {
    for (;;) {
      const { status, text } = await ask(call, request);
      if (status >= 200 && status < 300 && status !== 202) return JSON.parse(text || 'null') as Body;
      const isForLater = status === 429 || text.includes('"payment_in_progress"');
      if (status >= 400 && status < 500 && !isForLater) throw new Error(`${call}: ${status} ${text}`);
      await pause(RETRY_AFTER_MS);
    }
  }

  async function logIn(email: string, password = PASSWORD): Promise<string> {
    const body = { email, password };
    return (await untilAcknowledged<{ token: string }>('POST /api/auth/token', { body })).token;
  }

  /** A new member with a card and a monthly membership. */
  async function signUpMember(email: string): Promise<string> {
    const person = { first_name: 'Ann', last_name: 'Lee', birth_date: '1980-03-04', accept_terms: true };
    const signUp = { body: { ...person, email, password: PASSWORD } };
    // If a sign-up succeeded but its response was lost, the next one is refused because the address is in use.
    for (let status = 0; status !== 400 && !(status >= 200 && status < 300); await pause(RETRY_AFTER_MS))
      status = (await ask('POST /api/users', signUp)).status;
    const token = await logIn(email);
    const card = {
      card_holder: 'Ann Lee',
      card_number: '4242424242424242',
      exp_month: 12,
      exp_year: 2090,
      cvc: '123',
      card_zipcode: '10001',
      make_default_payment_method: true,
    };
    await untilAcknowledged('POST /api/billing/payment_method', { token, body: card, key: 'card' });
    const plan = { product_id: 2 };
    await untilAcknowledged('POST /api/subscription/create_subscription', { token, body: plan, key: 'plan' });
    return token;
  }

  /** Sends a question until it is acknowledged; returns the thread's id. */
  async function askQuestion(token: string, text: string): Promise<number> {
    const request = { token, key: encodeURIComponent(text), body: { message: text } };
    const { id } = await untilAcknowledged<{ id: number }>('POST /api/reading_requests', request);
    acknowledged.set(id, [text]);
    return id;
  }

  /** Sends a message until it is acknowledged. */
  async function post(token: string, thread: number, text: string): Promise<void> {
    const path = `POST /api/reading_request_messages/${thread}`;
    await untilAcknowledged(path, { token, key: encodeURIComponent(text), body: { message: text } });
    acknowledged.get(thread)!.push(text);
  }

  return {
    answers,
    ask,
    untilAcknowledged,
    logIn,
    signUpMember,
    askQuestion,
    post,
    /** Sends a writer's letter until it is acknowledged. */
    async answer(writer: string, thread: number, text: string) {
      const body = { reading_request: thread, message: text };
      await untilAcknowledged('POST /api/reading_responses', {
        token: writer,
        key: encodeURIComponent(text),
        body,
      });
      acknowledged.get(thread)!.push(text);
    },
    /** Sends a tip for an answered thread until it is acknowledged. */
    async tip(token: string, thread: number, amountCents: number) {
      const body = { reading_request_id: thread, amount: (amountCents / 100).toFixed(2) };
      await untilAcknowledged('POST /api/give_tip', { token, key: `tip-${thread}-${amountCents}`, body });
      tips.push(amountCents);
    },
    /** The acknowledged tips, in cents. */
    tips,
    get count() {
      return [...acknowledged.values()].reduce((sum, { length }) => sum + length, 0);
    },
    get isStopped() {
      return isStopped;
    },
    /** Repeats `act` until the workload is stopped; the last one is always completed. */
    repeat(act: (n: number) => Promise<unknown>) {
      working.push(
        (async () => {
          for (let n = 0; !isStopped; n++) await act(n);
        })(),
      );
    },
    /** Waits until everyone has completed the current action. */
    async stop() {
      isStopped = true;
      await Promise.all(working);
    },
    /** The acknowledged and the stored texts, each as sorted lines: equal if nothing is lost or duplicated. */
    async compared(token: string) {
      const stored: string[] = [];
      for (const thread of acknowledged.keys()) {
        for (let offset = 0, count = 1; offset < count; offset += 100) {
          const path = `GET /api/reading_request_messages/${thread}?limit=100&offset=${offset}`;
          const page = await untilAcknowledged<{ count: number; results: { text: string }[] }>(path, {
            token,
          });
          count = page.count;
          stored.push(...page.results.map(({ text }) => `${thread} ${text}`));
        }
      }
      const acknowledgedTexts = [...acknowledged].flatMap(([thread, texts]) =>
        texts.map((text) => `${thread} ${text}`),
      );
      return { stored: stored.toSorted(), acknowledged: acknowledgedTexts.toSorted() };
    },
  };
}

export type Workload = ReturnType<typeof createWorkload>;

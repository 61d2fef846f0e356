import { readFile } from 'node:fs/promises';

/** A seeded member or writer, from the file that `moonletter seed --ids` writes. */
export interface SeededUsers {
  customers: { token: string; userId: number; requestId: number; email: string }[];
  writers: { token: string; search: string }[];
}

export async function readSeededUsers(file: string): Promise<SeededUsers> {
  const lines = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  return {
    customers: lines
      .filter(([kind]) => kind === 'customer')
      .map(([, token = '', userId, requestId, email = '']) => ({
        token,
        userId: Number(userId),
        requestId: Number(requestId),
        email,
      })),
    writers: lines
      .filter(([kind]) => kind === 'writer')
      .map(([, token = '', search = '']) => ({ token, search })),
  };
}

export interface BenchCall {
  name: string;
  /** Target, as a share of the baseline's requests per second; null: only reported. */
  shareOfBaseline: number | null;
  /** Maximum p99 latency in milliseconds; absent: only reported. */
  p99Ms?: number;
  /** Number of concurrent requests. */
  connections: number;
  /** Maximum CPU time of the server per request, in milliseconds; null: only reported. */
  cpuMs: number | null;
  method: 'GET' | 'POST';
  /** The requests that are sent in turn; each member writes into a request of their own. */
  targets: { path: string; token: string | null; body: string | null }[];
  /** Each request has its own Idempotency-Key. */
  hasKey?: true;
}

/** How many members are used in turn, each with a thread of their own. */
const MEMBERS = 300;
const CONNECTIONS = 20;
/** For calls that keep a core busy by themselves. */
const FEW_CONNECTIONS = 4;

/** Searches as people type them: beginnings of names, accents, aliases, regions and countries, and unknown places. */
const SEARCHES = [
  'lo',
  'san',
  'st petersburg',
  'münchen',
  'kobenhavn',
  'new york',
  'paris, france',
  'springfield, illinois',
  'angeles',
  'qwertyuiop',
  'x '.repeat(100),
];

export function buildBenchCalls({ customers, writers }: SeededUsers): BenchCall[] {
  const members = customers.slice(0, MEMBERS);
  const [writer] = writers;
  if (members.length < MEMBERS || writer === undefined)
    throw new Error(`The file of ids names fewer than ${MEMBERS} customers, or no writer`);
  type Member = (typeof members)[number];
  const get = (name: string, pathOf: (member: Member) => string, cpuMs: number | null = null): BenchCall => ({
    name,
    cpuMs,
    shareOfBaseline: 0.6,
    connections: CONNECTIONS,
    method: 'GET',
    targets: members.map((member) => ({ path: pathOf(member), token: member.token, body: null })),
  });
  const fields = 'id,title,status,created_at,last_message_time';
  const message = 'Thank you. I keep thinking of the lantern on the card, and of what it lights.';
  const search = `/api/users?search=${encodeURIComponent(writer.search)}`;
  return [
    get('me', () => '/api/users-me'),
    get('list of 25', ({ userId }) => `/api/reading_requests?user=${userId}&fields=${fields}`, 0.3),
    {
      ...get(
        'search own letters',
        ({ userId }) => `/api/reading_requests?user=${userId}&fields=${fields}&search=card`,
      ),
      shareOfBaseline: null,
      p99Ms: 50,
      connections: FEW_CONNECTIONS,
    },
    get('one', ({ requestId }) => `/api/reading_requests/${requestId}`),
    get('messages of 25', ({ requestId }) => `/api/reading_request_messages/${requestId}`),
    {
      name: 'post message',
      cpuMs: 0.5,
      shareOfBaseline: 0.5,
      connections: CONNECTIONS,
      method: 'POST',
      targets: members.map(({ requestId, token }) => ({
        path: `/api/reading_request_messages/${requestId}`,
        token,
        body: JSON.stringify({ message }),
      })),
      hasKey: true,
    },
    {
      ...get('users search', () => search),
      targets: [{ path: search, token: writer.token, body: null }],
    },
    get('chart', ({ userId }) => `/api/charts/${userId}`),
    {
      // The server's only statement here looks up the actor, so the baseline answers without a search.
      ...get('places', () => ''),
      shareOfBaseline: null,
      p99Ms: 15,
      connections: FEW_CONNECTIONS,
      targets: SEARCHES.map((typed, n) => ({
        path: `/api/places?search=${encodeURIComponent(typed)}`,
        token: members[n % members.length]!.token,
        body: null,
      })),
    },
    {
      name: 'log in',
      cpuMs: null,
      shareOfBaseline: 0.6,
      connections: FEW_CONNECTIONS,
      method: 'POST',
      targets: members.map(({ email }) => ({
        path: '/api/auth/token',
        token: null,
        body: JSON.stringify({ email, password: 'secret-pass' }),
      })),
    },
  ];
}

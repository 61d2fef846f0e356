import { readFile } from 'node:fs/promises';

/** A seeded member or writer to send as, from the file that `moonletter seed --ids` writes. */
export interface Seeded {
  customers: { token: string; userId: number; requestId: number; email: string }[];
  writers: { token: string; search: string }[];
}

export async function seededFrom(file: string): Promise<Seeded> {
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
  /** To be reached, as a share of the limit's requests a second. */
  shareOfLimit: number;
  /** To be kept, in milliseconds of the server's CPU for one request; null: only told. */
  cpuMs: number | null;
  method: 'GET' | 'POST';
  path: string;
  token: string | null;
  body: string | null;
  /** Each request carries a key of its own. */
  hasKey?: true;
}

export function benchCalls({ customers, writers }: Seeded): BenchCall[] {
  const [customer] = customers;
  const [writer] = writers;
  if (customer === undefined || writer === undefined)
    throw new Error('The file of ids names no customer or writer');
  const { token, userId, requestId, email } = customer;
  const get = (name: string, path: string, as: string, cpuMs: number | null = null): BenchCall => ({
    name,
    path,
    token: as,
    cpuMs,
    shareOfLimit: 0.6,
    method: 'GET',
    body: null,
  });
  const fields = 'id,title,status,created_at,last_message_time';
  return [
    get('me', '/api/users-me', token),
    get('list of 25', `/api/reading_requests?user=${userId}&fields=${fields}`, token, 0.3),
    get('one', `/api/reading_requests/${requestId}`, token),
    get('messages of 25', `/api/reading_request_messages/${requestId}`, token),
    {
      name: 'post message',
      path: `/api/reading_request_messages/${requestId}`,
      token,
      cpuMs: 0.5,
      shareOfLimit: 0.5,
      method: 'POST',
      body: JSON.stringify({
        message: 'Thank you. I keep thinking of the lantern on the card, and of what it lights.',
      }),
      hasKey: true,
    },
    get('users search', `/api/users?search=${encodeURIComponent(writer.search)}`, writer.token),
    {
      name: 'log in',
      path: '/api/auth/token',
      token: null,
      cpuMs: null,
      shareOfLimit: 0.6,
      method: 'POST',
      body: JSON.stringify({ email, password: 'secret-pass' }),
    },
  ];
}

// The baseline: the statements that the server sends for a call, through bare pg and node:http, and nothing else.
// Its input is a JSON file with, for each path, the statements, the password hash to verify, and the response's shape.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';

export interface BaselineCall {
  path: string;
  statements: { text: string; values: unknown[] }[];
  /** When it was recorded, in milliseconds since 1970: times among the values are shifted by the time since then. */
  recordedAt: number;
  /** The recorded idempotency key; each request replaces it with a new one. */
  key: string | null;
  /** A password and its hash, verified as by a log-in. */
  password: { plain: string; hash: string } | null;
}

const LOCK_TIMEOUT = '55P03';

if (import.meta.main) {
  const [, , file = '', url = ''] = process.argv;
  const calls = new Map(
    (JSON.parse(readFileSync(file, 'utf8'), reviveValue) as BaselineCall[]).map((call) => [call.path, call]),
  );
  const pool = new pg.Pool({ connectionString: url, max: 20, options: '-c TimeZone=UTC' });
  const names = new Map<string, string>();
  const statementName = (text: string) => {
    if (!names.has(text)) names.set(text, `l${names.size}`);
    return names.get(text)!;
  };

  const runCall = async ({ statements, recordedAt, key, password }: BaselineCall) => {
    const client = await pool.connect();
    const rows: unknown[] = [];
    try {
      const freshKey = randomUUID();
      const sinceMs = Date.now() - recordedAt;
      for (const { text, values } of statements) {
        const parameters = values.map((value) => {
          if (key !== null && value === key) return freshKey;
          if (isTime(value)) return new Date(Date.parse(value) + sinceMs).toISOString();
          // A log-in creates a new token each time.
          return password !== null && Buffer.isBuffer(value) ? randomBytes(32) : value;
        });
        const name = statementName(text);
        const query = values.length === 0 ? { text } : { name, text, values: parameters };
        rows.push((await queryUntilUnlocked(client, query)).rows);
      }
    } finally {
      client.release();
    }
    if (password !== null) await verify(password.hash, password.plain);
    return JSON.stringify(rows);
  };

  const server = createServer((request, response) => {
    const call = calls.get(request.url ?? '');
    if (call === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      if (body.length > 0) JSON.parse(Buffer.concat(body).toString());
      runCall(call).then(
        (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
        (error: unknown) => {
          console.error(error);
          response.writeHead(500).end();
        },
      );
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
  });
  process.once('SIGTERM', () => process.exit(0));
}

/** A row of a busy thread may be locked for longer than the statement waits; the server then uses a transaction. */
async function queryUntilUnlocked(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    return await client.query(query);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    return queryUntilUnlocked(client, query);
  }
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
}

/** JSON turns Buffers (token hashes) into `{type: 'Buffer', data}`. */
function reviveValue(_: string, value: unknown) {
  const isBuffer =
    typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'Buffer';
  return isBuffer ? Buffer.from((value as { data: number[] }).data) : value;
}

import { threadCpuUsage } from 'node:process';
import { Writable } from 'node:stream';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { createLog } from '../platform/log.ts';
import { routes } from './features.ts';
import {
  buildPath,
  listShapes,
  type HostileShape,
  hostileShapes,
} from '../../testing/app/hostileRequests.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

const IS_LONG = process.env['SOAK'] === '1';
const ANSWER_MAX_BYTES = 10_000;
const LOG_LINE_MAX = 30_000;

let product: TestProduct;
let callers: readonly (TestUser | undefined)[];
let longestLine = '';
beforeAll(async () => {
  const lines = new Writable({
    write(line: Buffer, _, done) {
      if (line.length > longestLine.length) longestLine = line.toString();
      done();
    },
  });
  product = await startTestProduct({}, { log: createLog('info', lines) });
  callers = [undefined, await product.customer(), await product.writer()];
});
afterAll(() => product.stop());

async function sendHostile(call: Call, shape: HostileShape, size: number, caller?: TestUser) {
  const { query, headers, body } = shape.build(size);
  const isBare = call.method === 'GET' || body === undefined;
  const response = await product.fetchRaw(buildPath(call, query), {
    method: call.method,
    headers: { ...headers, ...(caller !== undefined && { authorization: `Token ${caller.token}` }) },
    ...(!isBare && { body }),
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const publicCalls = routes.map(({ call }) => call).filter(({ isPublic }) => isPublic === true);

describe('an answer to malformed input', () => {
  test.each(routes.map(({ call }, at) => [`${call.method} ${call.path}`, call, at] as const))(
    '%s is a short JSON problem, never a 5xx',
    async (_, call, at) => {
      const shapes = listShapes(call).filter((_shape, n) => IS_LONG || n % 4 === at % 4);
      const faults: string[] = [];
      for (const caller of call.isPublic === true ? [undefined] : callers) {
        for (const shape of shapes) {
          const { status, type, text } = await sendHostile(call, shape, 3_000, caller);
          const isProblem = type?.includes('application/problem+json') ?? false;
          const isShort = Buffer.byteLength(text) <= ANSWER_MAX_BYTES;
          if (status >= 500 || (status >= 400 && !(isProblem && isShort)))
            faults.push(`${shape.name}: ${status} ${type} ${text.slice(0, 200)}`);
          // Refused by their role, whatever they send.
          if (status === 401 || status === 403) break;
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test('names at most 20 fields, each by at most 100 characters', async () => {
    const keys = Array.from({ length: 900 }, (_, n) => `"${'k'.repeat(900)}${n}":1`);
    const response = await product.fetchRaw('/api/auth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{${keys.join(',')}}`,
    });
    const { errors } = (await response.json()) as { errors: { param: string }[] };
    expect(errors.length).toBeLessThanOrEqual(20);
    for (const { param } of errors) expect(param.length).toBeLessThanOrEqual(100);
  });

  test('has a short line in the log', () => expect(longestLine.length).toBeLessThan(LOG_LINE_MAX));
});

/** How many times larger the second body is. Linear work takes as many times as long, quadratic work 64 times. */
const GROWTH = 8;
/** Garbage collection and caches make some linear work up to three times slower for each byte of a large body. */
const ALLOWED_GROWTH = 3 * GROWTH;
/** A large body that takes less is not judged: the noise would be as large. */
const NOISE_MS = 60;
const TRIES = 8;

/** CPU time of a request in this thread, which both sends and serves it. */
async function measureCpuMs(call: Call, shape: HostileShape, size: number): Promise<number> {
  const before = threadCpuUsage();
  const { status, text } = await sendHostile(call, shape, size);
  const { user, system } = threadCpuUsage(before);
  if (status >= 500 || Buffer.byteLength(text) > ANSWER_MAX_BYTES)
    throw new Error(`${shape.name}: ${status} ${text.slice(0, 200)}`);
  return (user + system) / 1000;
}

test(
  'the time for a body grows with its size, not with its square, whatever its shape',
  { timeout: IS_LONG ? 600_000 : 60_000 },
  async () => {
    const posts = publicCalls.filter(({ method }) => method === 'POST');
    const request = fc
      .constantFrom(...posts)
      .chain((call) =>
        hostileShapes(call).map((shape) => ({ call, shape, toString: () => `${call.path} ${shape.name}` })),
      );
    const sizes = fc.integer({ min: 50_000, max: 110_000 });
    const property = fc.asyncProperty(request, sizes, async ({ call, shape }, size) => {
      // Other work on the machine can only add to a time, so the least of several is the nearest to the truth.
      let [small, large] = [Infinity, Infinity];
      const computeLimit = () => Math.max(ALLOWED_GROWTH * small, NOISE_MS);
      let tries = 0;
      do {
        small = Math.min(small, await measureCpuMs(call, shape, size));
        large = Math.min(large, await measureCpuMs(call, shape, GROWTH * size));
        tries += 1;
      } while (tries < TRIES && large > computeLimit());
      expect(large).toBeLessThanOrEqual(computeLimit());
    });
    await fc.assert(property, { numRuns: IS_LONG ? 1_000 : 40 });
  },
);

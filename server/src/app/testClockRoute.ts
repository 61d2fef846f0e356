import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { Product } from './product.ts';
import type { SharedTestClock } from './sharedTestClock.ts';

const MAX_ADVANCE_SECONDS = 3_200_000_000;
const body = z.union([
  z.strictObject({ advance_seconds: z.int().min(0).max(MAX_ADVANCE_SECONDS) }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);

/** `POST /api/test_clock`, only with TEST_CLOCK=1: advances the time and runs everything that falls due. */
export function mountTestClockRoute(
  server: FastifyInstance,
  { clock, sharedClock, streams }: Pick<Product, 'clock' | 'streams'> & { sharedClock: SharedTestClock },
): void {
  server.post('/api/test_clock', async (request, reply) => {
    const given = body.safeParse(request.body);
    if (!given.success) throw new Refusal('malformed', 'Send {advance_seconds} or {now}');
    const now = clock.now();
    const target =
      'now' in given.data
        ? Temporal.Instant.from(given.data.now)
        : now.add({ seconds: given.data.advance_seconds });
    if (Temporal.Instant.compare(target, now) < 0) throw new Refusal('malformed', 'The clock only moves on');
    await sharedClock.moveTo(target);
    streams.wake();
    return reply.header('cache-control', 'no-store').send({ now: clock.now().toString() });
  });
}

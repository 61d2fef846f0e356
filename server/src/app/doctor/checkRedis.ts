import { summarizeError, ok, problem } from './finding.ts';

const TIMEOUT_MS = 5_000;

export async function checkRedis(url: string) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
  });
  // The cause; the call itself fails only with "Connection is closed".
  let cause: Error | undefined;
  redis.on('error', (error: Error) => (cause = error));
  try {
    await redis.connect();
    await redis.ping();
    return ok('Redis answers');
  } catch (error) {
    return problem(`Redis does not answer: ${summarizeError(cause ?? error)}. Check REDIS_URL`);
  } finally {
    redis.disconnect();
  }
}

import type { FastifyInstance } from 'fastify';
import { refuse } from '#contract/refusals.ts';
import type { Product } from '../product.ts';
import { getRegistry } from './getRegistry.ts';
import { mayReadMetrics } from './mayReadMetrics.ts';

/** Mounts /metrics: of this process, or of all workers. */
export function mountMetrics(server: FastifyInstance, product: Product): void {
  const { metricsToken } = product.services.config;
  server.get('/metrics', async ({ raw }, reply) => {
    if (!mayReadMetrics(raw.socket.remoteAddress, raw.headers, metricsToken)) refuse('forbidden');
    const own = await getRegistry(product);
    const registry = product.readAllMetrics === undefined ? own : await sum(await product.readAllMetrics());
    return reply
      .headers({ 'content-type': own.contentType, 'cache-control': 'no-store' })
      .send(await registry.metrics());
  });
}

type AllMetrics = Awaited<ReturnType<NonNullable<Product['readAllMetrics']>>>;

async function sum(metrics: AllMetrics) {
  const { AggregatorRegistry } = await import('prom-client');
  return AggregatorRegistry.aggregate(metrics);
}

import type { FastifyInstance } from 'fastify';
import { refuse } from '#contract/refusals.ts';
import type { Product } from '../product.ts';
import { mayReadMetrics } from './rules.ts';

/** Mounts /metrics. Its library is loaded when somebody asks for the first time. */
export function mountMetrics(server: FastifyInstance, product: Product): void {
  const { metricsToken } = product.services.config;
  let registry: Promise<{ contentType: string; metrics(): Promise<string> }> | undefined;
  server.get('/metrics', async ({ raw }, reply) => {
    if (!mayReadMetrics(raw.socket.remoteAddress, raw.headers, metricsToken)) refuse('forbidden');
    registry ??= import('./registry.ts').then(({ createRegistry }) => createRegistry(product));
    const { contentType, metrics } = await registry.then((of) => ({
      contentType: of.contentType,
      metrics: () => of.metrics(),
    }));
    return reply.headers({ 'content-type': contentType, 'cache-control': 'no-store' }).send(await metrics());
  });
}

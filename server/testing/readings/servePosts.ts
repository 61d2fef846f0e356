import fastify from 'fastify';
import { postMessage } from '#contract/readings/calls.ts';
import { routes } from '../../src/app/features.ts';
import { createErrorHandler, mountRoutes } from '../../src/platform/http/mountRoutes.ts';
import type { Route } from '../../src/platform/http/route.ts';

import type { TestProduct } from '../testProduct.ts';

export interface Post {
  text: string;
  key: string | null;
}

export type PostServer = ReturnType<typeof servePosts>;

const ROUTE = routes.find(({ call }) => call === postMessage)!;

/**
 * Serves only `postMessage`, on the product's database: in one statement if possible, or only in transactions. Wakes
 * neither streams nor jobs.
 */
export function servePosts(
  { mountOptions, services }: TestProduct,
  { isInOneStatement, hasRateLimits }: { isInOneStatement: boolean; hasRateLimits: boolean },
  clock = services.clock,
) {
  // Logs why a call was answered with 503.
  const server = fastify({ logger: { level: 'error' } });
  const wereInOneStatement: boolean[] = [];
  const { inOneStatement, ...inTransaction } = ROUTE;
  const observed: Route['inOneStatement'] = async (...args) => {
    const body = await inOneStatement!(...args);
    wereInOneStatement.push(body !== undefined);
    return body;
  };
  server.decorateRequest('actor', null);
  server.setErrorHandler(createErrorHandler(() => {}));
  mountRoutes(server, [isInOneStatement ? { ...ROUTE, inOneStatement: observed } : inTransaction], {
    ...mountOptions,
    services: { ...services, clock, config: { ...services.config, hasRateLimits } },
    wakeStreams() {},
    wakeJobIn() {},
  });
  return {
    /** For each call that tried it: whether one statement was enough. */
    wereInOneStatement,
    async send({ id, token }: { id: number; token: string }, { text, key }: Post) {
      const { statusCode, headers, body } = await server.inject({
        method: 'POST',
        url: `/api/reading_request_messages/${id}`,
        headers: { authorization: `Token ${token}`, ...(key !== null && { 'idempotency-key': key }) },
        payload: { message: text },
      });
      return { status: statusCode, type: headers['content-type'], body };
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { refuse } from '#contract/refusals.ts';
import { type GatewayEventHandlers, handleGatewayEvent } from '../billing/payments/handleGatewayEvent.ts';
import { createSystemContext } from '../platform/http/callContext.ts';
import type { Product } from './product.ts';

/** Called only by Stripe, so it is not a call of the contract. */
export const STRIPE_WEBHOOK = {
  path: '/api/billing/webhooks/stripe',
  summary: "Receives Stripe's webhook events. The signature is checked, and a repeated event is ignored",
  refuses: ['malformed', 'not_found'],
} as const;

/** Registered in its own scope, because the signature covers the raw bytes before JSON parsing. */
export async function mountWebhookRoutes(
  server: FastifyInstance,
  { services, mountOptions }: Product,
  handlers: GatewayEventHandlers,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post(STRIPE_WEBHOOK.path, async (request, reply) => {
      const { payments } = services;
      if (payments.publishableKey === null) refuse('not_found');
      const signature = request.headers['stripe-signature'];
      const isSigned = typeof signature === 'string' && Buffer.isBuffer(request.body);
      const event = isSigned ? payments.parseEvent(request.body as Buffer, signature) : null;
      await handleGatewayEvent(
        createSystemContext(services, mountOptions),
        event ?? refuse('malformed'),
        handlers,
      );
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

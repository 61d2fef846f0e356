import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#contract/refusals.ts';
import { collectMail, startMailReader } from '../mails/inbound/readMail.ts';
import { receiveMail } from '../mails/inbound/receiveMail.ts';
import { isBearer } from '../platform/http/bearer.ts';
import { createNetworkCheck } from '../platform/http/createNetworkCheck.ts';
import type { Product } from './product.ts';

/** Called only by a mail server, so it is not a call of the contract. */
export const INBOUND_MAIL = {
  path: '/api/mail/inbound',
  summary:
    'A mail that a member sent in answer: one raw message, up to 10 MB, from a relay that knows MAIL_IN_SECRET',
  refuses: ['unauthenticated', 'too_large', 'unsupported_media_type'],
} as const;

/** Registered in its own scope, because the body is read as a stream and never parsed as JSON. */
export async function mountInboundMailRoute(
  server: FastifyInstance,
  { services, mountOptions }: Product,
): Promise<void> {
  const { mailIn } = services.config;
  const isTrusted = createNetworkCheck(mailIn?.trustedNetworks ?? []);
  if (mailIn?.secret !== undefined) startMailReader();
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('message/rfc822', { bodyLimit: 11 * 1024 * 1024 }, (_, body, done) =>
      done(null, body),
    );
    const admit = async ({ headers }: FastifyRequest) => {
      if (!isBearer(headers.authorization, mailIn?.secret)) refuse('unauthenticated');
    };
    scope.post(INBOUND_MAIL.path, { onRequest: admit }, async (request, reply) => {
      if (request.body === undefined) refuse('unsupported_media_type');
      const mail = (await collectMail(request.body as Readable)) ?? refuse('too_large');
      await receiveMail(services, mountOptions, {
        ...mail,
        returnPath: null,
        isTrusted: isTrusted(request.ip),
      });
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

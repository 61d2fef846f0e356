import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  renderUnsubscribed,
  renderUnsubscribeQuestion,
  renderUnsubscribeRefusal,
  UNSUBSCRIBE_PAGE_CSP,
} from '../mails/unsubscribePage.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from '../mails/unsubscribeLinks.ts';
import { unsubscribeMember } from '../profiles/unsubscribeMember.ts';
import type { Product } from './product.ts';

type UnsubscribeRequest = FastifyRequest<{ Querystring: { token?: string | string[] } }>;

/**
 * The page that a mail's unsubscribe link opens, and the POST by its button or by a mail program (RFC 8058). Neither
 * needs a session, because the signed token names the member.
 */
export async function mountUnsubscribeRoutes(server: FastifyInstance, { services }: Product): Promise<void> {
  await server.register(async (scope) => {
    // The body is ignored: it is always `List-Unsubscribe=One-Click`, as a form of either type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    scope.get(UNSUBSCRIBE_PATH, (request: UnsubscribeRequest, reply) => {
      const { token } = request.query;
      const claims = readUnsubscribeToken(services, token);
      return claims === null
        ? sendPage(reply.code(400), renderUnsubscribeRefusal())
        : sendPage(reply, renderUnsubscribeQuestion(claims.kind, token as string));
    });
    scope.post(UNSUBSCRIBE_PATH, async (request: UnsubscribeRequest, reply) => {
      const claims = readUnsubscribeToken(services, request.query.token);
      if (claims === null) return sendPage(reply.code(400), renderUnsubscribeRefusal());
      await unsubscribeMember(services.db, claims.userId, claims.kind);
      return sendPage(reply, renderUnsubscribed(claims.kind));
    });
  });
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', UNSUBSCRIBE_PAGE_CSP)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);

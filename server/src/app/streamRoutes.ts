import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '#contract/refusals.ts';
import { memberStream, writerStream } from '#contract/liveEvents.ts';
import { isUser } from '../accounts/isUser.ts';
import type { Actor } from '../platform/actor.ts';
import { readToken } from '../platform/http/readToken.ts';
import type { Product } from './product.ts';

/** Mounts both streams; must come before the single-page app. */
export function mountStreamRoutes(server: FastifyInstance, product: Product): void {
  const { mountOptions, services, streams } = product;
  const requireSignedIn = async (request: FastifyRequest): Promise<Actor> => {
    // The stream would end at once; the client should try another instance.
    if (product.isStopping) refuse('unavailable');
    const token = readToken(request);
    return (token === undefined ? null : await mountOptions.authenticate(token)) ?? refuse('unauthenticated');
  };

  async function openStream(
    request: FastifyRequest,
    reply: FastifyReply,
    actor: Actor,
    memberId: number | null,
  ) {
    const lastEventId = readLastEventId(request);
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // A stream that breaks before its first event is resumed from here.
      'last-event-id': String(lastEventId ?? streams.newestEventId),
    });
    // Fastify answers HEAD by this handler too. Nothing can be written to such a response, so it would never end.
    if (request.method === 'HEAD') return reply.send();
    reply.hijack();
    // A hijacked response does not get the reply's headers automatically.
    reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    const { id: userId, tokenId, isWriter } = actor;
    await streams.open({ response: reply.raw, memberId, userId, tokenId, isWriter, lastEventId });
  }

  server.get<{ Params: { id: string } }>(memberStream.path.replace('{id}', ':id'), async (request, reply) => {
    const actor = await requireSignedIn(request);
    const memberId = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : refuse('not_found');
    if (!actor.isWriter && memberId !== actor.id) refuse('forbidden');
    if (actor.isWriter && !(await isUser(services.db, memberId))) refuse('not_found');
    return openStream(request, reply, actor, memberId);
  });

  server.get(writerStream.path, async (request, reply) => {
    const actor = await requireSignedIn(request);
    if (!actor.isWriter) refuse('forbidden');
    return openStream(request, reply, actor, null);
  });
}

function readLastEventId({ headers }: FastifyRequest): number | undefined {
  const given = headers['last-event-id'];
  if (given === undefined || given === '') return undefined;
  if (typeof given === 'string' && /^\d{1,15}$/.test(given)) return Number(given);
  throw new Refusal('malformed', 'Last-Event-ID must be the id of an event that was received');
}

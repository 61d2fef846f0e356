import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/context.ts';
import { matchesEtag } from '../platform/http/etag.ts';
import { setExtraDecks, versionOf } from '../tarot/deckPictures.ts';
import { CardRenderer } from '../tarot/cardRenderer.ts';
import { OwnerDecks } from '../tarot/ownerDecks.ts';
import { PictureReader } from '../tarot/pictureReader.ts';
import { CACHED_FOREVER } from './cacheControl.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Serves the pictures of the decks. A URL with the current version may be cached forever; one with another version or
 * none gets the current picture and must be revalidated.
 */
export function mountDeckRoutes(server: FastifyInstance, { config, log }: Services): void {
  const pictures = new PictureReader(new CardRenderer(log));
  const owners = new OwnerDecks(config.dataDir, log);
  setExtraDecks(owners);
  server.addHook('preClose', async () => {
    pictures.close();
    await owners.close();
  });

  server.get<{ Params: { deck: string; file: string }; Querystring: { v?: unknown } }>(
    '/decks/:deck/:file',
    async ({ params: { deck, file }, query, headers }, reply) => {
      const [, slug, width] = /^([a-z0-9-]+)-(\d{3})\.webp$/.exec(file) ?? [];
      const found =
        slug === undefined ? ({ kind: 'unknown' } as const) : await pictures.find(deck, slug, Number(width));
      reply.header('cache-control', 'no-store').type('text/plain');
      if (found.kind === 'unknown') return reply.code(404).send('Not found');
      if (found.kind === 'not_rendered')
        return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send('Not rendered yet');
      const etag = `"${found.hash}-${width}"`;
      const isOfAddress = query.v === versionOf(found.hash);
      reply
        .header('cache-control', isOfAddress ? CACHED_FOREVER : 'no-cache')
        .header('etag', etag)
        .type('image/webp');
      return matchesEtag(headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(found.bytes);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { READER_PICTURES } from '#contract/readers/codes.ts';
import type { Services } from '../platform/context.ts';
import { openReaderPicture } from '../readers/readerPictures.ts';
import { CACHED_FOREVER } from './cacheControl.ts';

/** Serves the uploaded pictures of readers. A new picture gets a new name, so each can be cached forever. */
export function mountReaderPictureRoutes(server: FastifyInstance, services: Services): void {
  server.get<{ Params: { name: string } }>(`${READER_PICTURES}:name`, async ({ params: { name } }, reply) => {
    const found = await openReaderPicture(services, name);
    if (found === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': found.size,
        'cache-control': CACHED_FOREVER,
        // Mails show it, and a mail program in a browser loads it from another origin.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(found.stream);
  });
}

import { isUtf8 } from 'node:buffer';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import { FORM_MAX_BYTES } from '../platform/http/input.ts';
import { refuseLargeJson } from '../platform/http/jsonBounds.ts';

/** Accepts JSON and both encodings of forms. */
export async function parseBodies(server: FastifyInstance): Promise<void> {
  await server.register(multipart);
  server.removeContentTypeParser('text/plain');
  // A form without a file may come in either encoding. Calls that take no form refuse it (input.ts).
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES },
    async (_: FastifyRequest, body: Buffer) => new URLSearchParams(decodeUtf8(body)),
  );
  // Clients send DELETE and actions with a JSON content type and an empty body; treat it as no body.
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = decodeUtf8(body as Buffer);
      refuseLargeJson(text);
    } catch (error) {
      return done(error as Error);
    }
    if (text === '') return done(null, undefined);
    void server.getDefaultJsonParser('error', 'ignore')(request, text, done);
  });
}

/** Refuses what is not UTF-8, because decoding would replace it, and the text would be stored other than it was sent. */
function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new Refusal('malformed', 'The body is not UTF-8');
  return bytes.toString();
}

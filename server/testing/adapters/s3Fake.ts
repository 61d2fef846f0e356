import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const PAGE_SIZE = 3;
const BUCKET = 'letters';

type Fault = 'none' | 'slow' | 'busy' | 'slow body';

export interface S3Fake extends AsyncDisposable {
  /** An S3_URL of the fake's bucket. */
  url: string;
  /** By key. */
  objects: Map<string, Buffer>;
  /** How requests fail from now on: without an answer, with 503, or in the middle of an object. */
  fail(how: Fault): void;
}

/**
 * A fake of the part of S3 that the product uses, over HTTP: objects by path, and lists in pages of three. It requires a
 * signature but does not check it.
 */
export async function startS3Fake(): Promise<S3Fake> {
  const objects = new Map<string, Buffer>();
  let fault: Fault = 'none';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, 'http://fake');
    const [, bucket, ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const content = await buffer(request);
    if (fault === 'slow') return;
    if (fault === 'busy') return refuse(response, 503, 'SlowDown');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
      return refuse(response, 403, 'AccessDenied');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'GET' && key === '') return list(response, searchParams);
    if (request.method === 'PUT') objects.set(key, content);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    const found = objects.get(key);
    if (found === undefined) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.length });
    if (fault === 'slow body') return void response.write(found.subarray(0, 1));
    response.end(found);
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, PAGE_SIZE);
    const next =
      keys.length > PAGE_SIZE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`);
  }

  const refuse = (response: ServerResponse, status: number, code: string) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://key:secret@127.0.0.1:${port}/${BUCKET}/pictures`,
    objects,
    fail(how) {
      fault = how;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

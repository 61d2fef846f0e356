import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from './features.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let customer: TestUser;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  customer = await product.customer();
  writer = await product.writer();
});
afterAll(() => product.stop());

const sendRaw = (path: string, init: RequestInit & { token?: string } = {}) => {
  const { token, headers, ...rest } = init;
  return product.fetchRaw(path, {
    ...rest,
    headers: { ...(token !== undefined && { authorization: `Token ${token}` }), ...(headers as object) },
  });
};
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };

/** The path with a number for each parameter. */
const toPath = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

describe('every call of the document', () => {
  const authenticatedCalls = routes
    .filter(({ call }) => call.isPublic !== true)
    .map(({ call }) => [call.method, call.path]);

  test.each(authenticatedCalls)(
    '%s %s is 401 without a token, before anything is validated',
    async (method, path) => {
      const withoutToken = await sendRaw(toPath(path!), { method: method! });
      expect(withoutToken.status).toBe(401);
      expect(withoutToken.headers.get('content-type')).toContain('application/problem+json');
      if (method === 'GET') return;
      const invalidJson = await sendRaw(toPath(path!), { method: method!, headers: json, body: '{not json' });
      expect(invalidJson.status).toBe(401);
    },
  );

  test.each(authenticatedCalls)(
    '%s %s answers with and without a trailing slash, without a redirect',
    async (method, path) => {
      const withoutSlash = toPath(path!).replace(/\/$/, '');
      for (const address of [withoutSlash, `${withoutSlash}/`])
        expect((await sendRaw(address, { method: method!, redirect: 'manual' })).status).toBe(401);
    },
  );

  test('the API document contains each of them, in snake_case', async () => {
    const document = (await (await sendRaw('/api/openapi.json')).json()) as { paths: Record<string, object> };
    for (const { call } of routes)
      expect(Object.keys(document.paths[call.path] ?? {})).toContain(call.method.toLowerCase());
    const text = JSON.stringify(document.paths);
    expect(text).not.toMatch(/"(firstName|isWriter|createdAt)"/);
    expect(text).toContain('"first_name"');
  });

  test('the docs page has the same security policy', async () => {
    const response = await sendRaw('/api/docs');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('/api/auth/token');
  });
});

describe('errors', () => {
  test('an unknown path is a 404 problem for everyone', async () => {
    for (const token of [undefined, customer.token]) {
      for (const path of ['/api', '/api/', '/api/nothing/here']) {
        const response = await sendRaw(path, { ...(token !== undefined && { token }) });
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'not_found', status: 404 });
      }
    }
  });

  test.each([
    ['a compressed body', { ...json, 'content-encoding': 'gzip' }, '{}'],
    ['another content type', { 'content-type': 'application/xml' }, '<a/>'],
    ['a body over 1 MB', json, JSON.stringify({ message: 'x'.repeat(1_100_000) })],
  ])('a missing token and an unknown path win over %s', async (_, headers, body) => {
    const post = async (path: string) => (await sendRaw(path, { method: 'POST', headers, body })).status;
    expect([await post('/api/reading_requests'), await post('/api/nothing/here')]).toEqual([401, 404]);
  });

  test.each(['PROPFIND', 'OPTIONS'])('so is %s, which no call has', async (method) => {
    const response = await sendRaw('/api/users-me', { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', status: 404 });
  });

  const create = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = json) =>
    sendRaw('/api/reading_requests', { method: 'POST', token: customer.token, headers, body });
  const answerWith = (cards: string) => {
    const body = new FormData();
    for (const [name, text] of Object.entries({ reading_request: '1', message: 'x', cards }))
      body.append(name, text);
    return sendRaw('/api/reading_responses', { method: 'POST', token: writer.token, body });
  };
  const answerWithFields = (fields: string[][]) => {
    const body = new URLSearchParams(fields);
    return sendRaw('/api/reading_responses', { method: 'POST', token: writer.token, body });
  };
  const answerAsForm = (body: Buffer<ArrayBuffer>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return sendRaw('/api/reading_responses', { method: 'POST', token: writer.token, headers, body });
  };
  const answerAsMultipart = (body: string, headers = multipart) =>
    sendRaw('/api/reading_responses', { method: 'POST', token: writer.token, headers, body });
  const formParts = (count: number, header: string) => `--b\r\n${header}\r\n\r\nx\r\n`.repeat(count);
  const answerWithPart = (cards: string) => {
    const part = (name: string, text: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: application/json\r\n\r\n${text}\r\n`;
    return answerAsMultipart(
      `${part('reading_request', '1')}${part('message', '"x"')}${part('cards', cards)}--b--\r\n`,
    );
  };

  test.each([
    ['not JSON', () => create('{"message": '), 400],
    ['an array', () => create('[]'), 400],
    ['a text', () => create('"hello"'), 400],
    [
      'null, also where every field may be left out',
      () => sendRaw('/api/users-me', { method: 'PATCH', token: customer.token, headers: json, body: 'null' }),
      400,
    ],
    ['__proto__', () => create('{"__proto__": {"is_writer": true}, "message": "x"}'), 400],
    ['deep JSON', () => create(`{"message": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`), 400],
    [
      'a header beyond 16 KB',
      () => sendRaw('/api/users-me', { headers: { authorization: `Token ${'x'.repeat(20_000)}` } }),
      413,
    ],
    ['a name in camelCase', () => create('{"message": "x", "isRushed": true}'), 400],
    [
      'a name in camelCase in a query',
      () => sendRaw('/api/reading_requests?isRushed=true', { token: customer.token }),
      400,
    ],
    [
      'a name in camelCase in a field of JSON',
      () => answerWith('[{"position": "Past", "name": "Death", "reversed": false, "imagePath": ""}]'),
      400,
    ],
    ['deep JSON in a field', () => answerWith(`${'['.repeat(5_000)}${']'.repeat(5_000)}`), 400],
    [
      'a name in camelCase in a part of JSON',
      () => answerWithPart('[{"position": "Past", "name": "Death", "reversed": false, "imagePath": ""}]'),
      400,
    ],
    ['a deep part of JSON', () => answerWithPart(`${'['.repeat(60_000)}${']'.repeat(60_000)}`), 400],
    ['a text in Latin-1', () => create(Buffer.from('{"message": "café"}', 'latin1')), 400],
    ['a form in Latin-1', () => answerAsForm(Buffer.from('reading_request=1&message=café', 'latin1')), 400],
    ['NUL in a text', () => create(JSON.stringify({ message: 'a\0b' })), 400],
    ['a lone surrogate', () => create('{"message": "\\ud83c"}'), 400],
    ['a body over 1 MB', () => create(JSON.stringify({ message: 'x'.repeat(1_100_000) })), 413],
    ['another content type', () => create('<a/>', { 'content-type': 'application/xml' }), 415],
    [
      'a compressed body',
      () => create(gzipSync('{"message": "x"}'), { ...json, 'content-encoding': 'gzip' }),
      415,
    ],
    ['plain text', () => create('{"message": "x"}', { 'content-type': 'text/plain' }), 415],
    [
      'a form where JSON is required',
      () => create('message=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
    ],
    [
      'multipart where JSON is required',
      () => create('--b\r\nContent-Disposition: form-data; name="message"\r\n\r\nx\r\n--b--\r\n', multipart),
      415,
    ],
    [
      'too many fields in a form',
      () => answerWithFields(Array.from({ length: 31 }, (_, n) => [`field_${n}`, 'x'])),
      400,
    ],
    [
      'too many fields in multipart',
      () => answerAsMultipart(`${formParts(31, 'Content-Disposition: form-data; name="field"')}--b--\r\n`),
      400,
    ],
    [
      'two files',
      () =>
        answerAsMultipart(
          `${formParts(2, 'Content-Disposition: form-data; name="image"; filename="a.png"')}--b--\r\n`,
        ),
      400,
    ],
    ['a large form', () => answerWithFields([['message', 'x'.repeat(300_000)]]), 413],
    [
      'multipart without a boundary',
      () => answerAsMultipart('x', { 'content-type': 'multipart/form-data' }),
      400,
    ],
    [
      'multipart cut off',
      () => answerAsMultipart('--b\r\nContent-Disposition: form-data; name="message"\r\n\r\nhal'),
      400,
    ],
    [
      'an id beyond range',
      () => sendRaw('/api/reading_requests/99999999999999999999', { token: customer.token }),
      404,
    ],
    ['an id that is none', () => sendRaw('/api/reading_requests/abc', { token: customer.token }), 404],
    [
      'a limit out of bounds',
      () => sendRaw('/api/reading_requests?limit=101', { token: customer.token }),
      400,
    ],
    ['a negative offset', () => sendRaw('/api/reading_requests?offset=-1', { token: customer.token }), 400],
  ])('refuses %s, never with a 5xx', async (_, send, status) => {
    const response = await send();
    expect(response.status).toBe(status);
    const problem = (await response.json()) as { status: number; code: string };
    expect(problem.status).toBe(status);
    expect(problem.code).toMatch(/^[a-z_]+$/);
  });

  test.each(['a form', 'multipart'])('names a field that %s gives several times, once', async (encoding) => {
    const body = encoding === 'a form' ? new URLSearchParams() : new FormData();
    for (const [name, text] of [
      ['reading_request', '1'],
      ['message', 'x'],
      ['message', 'y'],
      ['message', 'z'],
    ] as const)
      body.append(name, text);
    const response = await sendRaw('/api/reading_responses', { method: 'POST', token: writer.token, body });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: unknown };
    expect(errors).toEqual([{ param: 'message', msg: 'This field is given more than once' }]);
  });

  test('names an unknown key, sort or field', async () => {
    const errorOf = async (query: string) => {
      const response = await sendRaw(`/api/reading_requests?${query}`, { token: customer.token });
      const { errors } = (await response.json()) as { errors: { param: string; msg: string }[] };
      expect(errors).toHaveLength(1);
      return errors[0]!;
    };
    expect((await errorOf('colour=red')).param).toBe('colour');
    const sort = await errorOf('sort=price');
    expect(sort.param).toBe('sort');
    expect(sort.msg).toMatch(/^price is not a sort of this list: it can be created_at, /);
    const fields = await errorOf('fields=id,secret');
    expect(fields.param).toContain('fields');
    expect(fields.msg).toBe('secret is not a field of this list');
  });

  test('every response has X-Request-Id and is not cached', async () => {
    const response = await sendRaw('/api/users-me', { token: customer.token });
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/api/openapi.json', '/api/docs', '/api/test_clock', '/healthz', '/readyz'])(
    '%s, which is not a call, is not cached either',
    async (path) => {
      const clock = { method: 'POST', headers: json, body: JSON.stringify({ advance_seconds: 0 }) };
      const response = await sendRaw(path, path === '/api/test_clock' ? clock : {});
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    },
  );

  test('the date of a response is that of the test clock', async () => {
    const move = { method: 'POST', headers: json, body: JSON.stringify({ advance_seconds: 7_200 }) };
    const { now } = (await (await sendRaw('/api/test_clock', move)).json()) as { now: string };
    const date = (await sendRaw('/api/quotes')).headers.get('date') ?? '';
    expect(Date.parse(date)).toBeGreaterThan(Date.parse(now) - 1_000);
    expect(Date.parse(date)).toBeLessThan(Date.parse(now) + 60_000);
  });

  test('a path that cannot be decoded, and what is not HTTP, get X-Request-Id too', async () => {
    const response = await sendRaw('/api/users-me/%zz', { token: customer.token });
    expect(await response.json()).toMatchObject({ status: 400, code: 'malformed' });
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const unreadable = connect(Number(new URL(product.origin).port), '127.0.0.1').end('no HTTP\r\n\r\n');
    expect(await text(unreadable)).toMatch(/^HTTP\/1\.1 400 [^]*x-request-id: [\w-]{10,}\r\n/i);
  });

  test('every response disables browser features that the product does not use', async () => {
    const stream = await sendRaw(`/user-messages/${customer.id}/`, { token: customer.token });
    const unreadable = connect(Number(new URL(product.origin).port), '127.0.0.1').end('no HTTP\r\n\r\n');
    for (const path of [
      '/',
      '/api/users-me',
      '/api/nothing',
      '/healthz',
      '/assets/none.js',
      '/decks/none/x.webp',
    ])
      expect((await sendRaw(path)).headers.get('permissions-policy')).toMatch(/camera=\(\).*payment=\(\)/);
    expect(stream.headers.get('permissions-policy')).toContain('camera=()');
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    await stream.body!.cancel();
    expect(await text(unreadable)).toMatch(/^HTTP\/1\.1 400 [^]*permissions-policy: [^]*"malformed"/);
  });

  test('a writer may open the stream of any user; an unknown id is 404', async () => {
    const { token } = writer;
    const stream = await sendRaw(`/user-messages/${customer.id}/`, { token });
    expect(stream.status).toBe(200);
    await stream.body!.cancel();
    for (const id of ['0', '999999999', '999999999999999', 'x']) {
      const response = await sendRaw(`/user-messages/${id}/`, { token });
      expect([id, response.status]).toEqual([id, 404]);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    }
  });

  test('a 401 names the expected scheme', async () => {
    for (const path of ['/api/users-me', '/psychic-messages/']) {
      const response = await sendRaw(path);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Token');
    }
    expect(
      (await sendRaw('/api/users', { token: customer.token })).headers.get('www-authenticate'),
    ).toBeNull();
  });
});

describe('an Idempotency-Key', () => {
  const send = (key: string, text: string) =>
    sendRaw('/api/tags', {
      method: 'POST',
      token: writer.token,
      headers: { ...json, 'idempotency-key': key },
      body: JSON.stringify({ text, color: 'teal' }),
    });

  test('returns the first answer again, also to twenty calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('same', 'Once')));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const tags = await product.db.selectFrom('tags').select('id').where('text', '=', 'Once').execute();
    expect(tags).toHaveLength(1);
  });

  test('returns the ETag of the first answer again', async () => {
    const etags = [await send('tagged', 'Tagged'), await send('tagged', 'Tagged')].map(({ headers }) =>
      headers.get('etag'),
    );
    expect(etags[0]).toMatch(/^".+"$/);
    expect(etags[1]).toBe(etags[0]);
  });

  test('with another body is 409', async () => {
    await send('reused', 'One');
    const response = await send('reused', 'Two');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('of a refused call can be used again', async () => {
    expect((await send('corrected', '')).status).toBe(400);
    expect((await send('corrected', 'Now right')).status).toBe(201);
  });
});

describe('health', () => {
  test('the process is up and the database is reachable', async () => {
    expect((await sendRaw('/healthz')).status).toBe(200);
    expect((await sendRaw('/readyz')).status).toBe(200);
  });
});

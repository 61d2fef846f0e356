import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listTarotImages } from '#contract/tarot/calls.ts';
import { createLog } from '../platform/log.ts';
import { HASH, createTestDecks } from '../../testing/tarot/decks.ts';
import { RENDERER_PROGRAM, useDecksFolder } from '../tarot/deckPictures.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
const logLines: string[] = [];
beforeAll(async () => {
  const log = createLog('warn', { write: (line: string) => void logLines.push(line) });
  product = await startTestProduct({}, { log });
  writer = await product.writer();
});
afterAll(() => product.stop());

const readHeader = (answer: Response, name: string) => answer.headers.get(name);
const readCaching = (answer: Response) => [answer.status, readHeader(answer, 'cache-control')];

describe('a picture that is rendered', () => {
  let decks: Awaited<ReturnType<typeof createTestDecks>>;
  beforeAll(async () => {
    decks = await createTestDecks();
    await decks.writePicture('night', 'the-sun', 600, HASH, 'the sun');
    await decks.writePicture('night', 'back', 300, HASH, 'the back');
  });
  afterAll(() => decks.remove());

  test('may be cached forever at the URL with its version', async () => {
    const answer = await product.fetchRaw('/decks/night/the-sun-600.webp?v=01234567');
    expect(readCaching(answer)).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(readHeader(answer, 'content-type')).toBe('image/webp');
    expect(await answer.text()).toBe('the sun');
    expect((await product.fetchRaw('/decks/night/back-300.webp')).status).toBe(200);
  });

  test.each(['', '?v=', '?v=fedcba98', '?v=0123456', '?v=01234567&v=01234567'])(
    'must be revalidated at the URL with "%s"',
    async (query) => {
      const answer = await product.fetchRaw(`/decks/night/the-sun-600.webp${query}`);
      expect(readCaching(answer)).toEqual([200, 'no-cache']);
      const notModified = await product.fetchRaw(`/decks/night/the-sun-600.webp${query}`, {
        headers: { 'if-none-match': `"old", W/${readHeader(answer, 'etag')!}` },
      });
      expect([notModified.status, await notModified.text()]).toEqual([304, '']);
    },
  );

  test.each([
    'night/the-sofa-600.webp',
    'night/the-sun-1200.webp',
    'night/the-sun-601.webp',
    'none/the-sun-600.webp',
  ])('%s is 404 and not cached', async (path) => {
    expect(readCaching(await product.fetchRaw(`/decks/${path}`))).toEqual([404, 'no-store']);
  });

  test.each(['manifest.json', 'night/..%2fmanifest.json', `night/the-sun-600.${HASH}.webp`])(
    '%s does not expose other files',
    async (path) => {
      expect((await product.fetchRaw(`/decks/${path}`)).status).toBe(404);
    },
  );
});

describe('a picture that is not rendered', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moonletter-decks-'));
    return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const run = async (...how: string[]) => {
    const [code] = await once(spawn(process.execPath, [RENDERER_PROGRAM, '--into', folder, ...how]), 'exit');
    expect(code).toBe(0);
  };
  /** On a busy machine the answer may be "retry later". */
  const fetchRendered = async (address: string): Promise<Response> => {
    const answer = await product.fetchRaw(address);
    return answer.status === 503 ? fetchRendered(address) : answer;
  };
  const pictureUrl = async (name: string) => {
    const [image] = (await product.send(listTarotImages, { name }, { as: writer })).body;
    return image!.imagePath;
  };

  test('is an uncached 503 when it cannot be rendered, and the failure is logged', async () => {
    const decks = await createTestDecks({ renderer: "throw new Error('No ink is left')" });
    const answer = await product.fetchRaw('/decks/night/the-sun-600.webp?v=01234567');
    expect([...readCaching(answer), readHeader(answer, 'retry-after')]).toEqual([503, 'no-store', '5']);
    expect(logLines.join('')).toContain('No ink is left');

    await decks.writePicture('night', 'the-sun', 600, HASH, 'the sun');
    expect((await product.fetchRaw('/decks/night/the-sun-600.webp?v=01234567')).status).toBe(200);
    await decks.remove();
  });

  test('is rendered on request, in the version of its URL', async () => {
    await run('--manifest');
    useDecksFolder(folder, RENDERER_PROGRAM);
    const answers = await Promise.all(
      ['The Moon', 'The Moon', 'Death'].map(async (name) => fetchRendered(await pictureUrl(name))),
    );
    for (const answer of answers)
      expect(readCaching(answer)).toEqual([200, 'public, max-age=31536000, immutable']);
    const [moonPicture, secondMoonPicture, deathPicture] = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    );
    expect(await sharp(moonPicture).metadata()).toMatchObject({ format: 'webp', width: 600, height: 1000 });
    expect(moonPicture!.equals(secondMoonPicture!)).toBe(true);
    expect(moonPicture!.equals(deathPicture!)).toBe(false);
  }, 60_000);

  test('of a new version is never served with the bytes of the old one', async () => {
    const decks = await createTestDecks({ renderer: 'setInterval(() => {}, 1000)' });
    await decks.writePicture('night', 'the-sun', 600, HASH, 'the old sun');
    const fresh = 'fedcba9876543210';
    await decks.rebuild(fresh);
    const waiting = product.fetchRaw('/decks/night/the-sun-600.webp?v=fedcba98');
    await decks.writePicture('night', 'the-sun', 600, fresh, 'the new sun');
    const answer = await waiting;
    expect([await answer.text(), ...readCaching(answer)]).toEqual([
      'the new sun',
      200,
      'public, max-age=31536000, immutable',
    ]);
    // An old page gets the current picture, which is not cached under the old URL.
    const old = await product.fetchRaw('/decks/night/the-sun-600.webp?v=01234567');
    expect([await old.text(), ...readCaching(old)]).toEqual(['the new sun', 200, 'no-cache']);
    await decks.remove();
  });
});

describe('the deck of an owner', () => {
  const ownerFolder = (deck: string) => join(product.dataDir, 'decks', deck);
  const putFile = async (deck: string, file: string, content: Buffer | string) => {
    await mkdir(ownerFolder(deck), { recursive: true });
    await writeFile(join(ownerFolder(deck), file), content);
  };
  const createPicture = (color: string, format: 'png' | 'jpeg' | 'webp', width = 90, height = 150) =>
    sharp({ create: { width, height, channels: 3, background: color } })
      .toFormat(format)
      .toBuffer();
  const listImages = async (name: string) =>
    (await product.send(listTarotImages, { name }, { as: writer })).body;
  const listImagesOfDeck = async (deck: string, name: string) =>
    (await listImages(name)).filter((image) => image.deck === deck);
  const waitForImages = (deck: string, name: string, count: number) =>
    vi.waitFor(async () => expect(await listImagesOfDeck(deck, name)).toHaveLength(count), {
      timeout: 15_000,
    });

  let decks: Awaited<ReturnType<typeof createTestDecks>>;
  beforeAll(async () => {
    decks = await createTestDecks();
    await putFile('linen', 'the-moon.png', await createPicture('#c0ffee', 'png', 100, 100));
    await putFile('linen', 'the-open-door.webp', await createPicture('#123456', 'webp'));
    await putFile('linen', 'back.jpg', await createPicture('#654321', 'jpeg'));
    await putFile('linen', 'alt.json', JSON.stringify({ 'the-moon': 'A pale moon', 'the-sofa': 'A sofa' }));
    await putFile('linen', 'death.png', 'no picture');
    await putFile('linen', 'the-sofa.png', await createPicture('#000', 'png'));
    await putFile('linen', '.hidden', '');
    await putFile('night', 'the-sun.png', await createPicture('#000', 'png'));
    await putFile('My Deck', 'the-sun.png', await createPicture('#000', 'png'));
    await symlink('/nowhere', ownerFolder('a-dangling-link'));
    await waitForImages('linen', 'The Open Door', 1);
  });
  afterAll(() => decks.remove());

  test('is listed beside ours, with its own texts or those of the card', async () => {
    const [, , moonPicture] = await listImages('the moon');
    expect(moonPicture).toMatchObject({ deck: 'linen', tarot: 'The Moon', alt: 'A pale moon' });
    expect(moonPicture!.imagePath).toMatch(/^\/decks\/linen\/the-moon-600\.webp\?v=[0-9a-f]{8}$/);
    expect(await listImagesOfDeck('linen', 'The Open Door')).toMatchObject([
      { alt: 'The Open Door, linen deck' },
    ]);
  });

  test('is served as WebP in two widths, whole and in a card’s shape', async () => {
    const [image] = await listImagesOfDeck('linen', 'The Moon');
    for (const width of [300, 600]) {
      const answer = await product.fetchRaw(image!.imagePath.replace('-600', `-${width}`));
      expect(readCaching(answer)).toEqual([200, 'public, max-age=31536000, immutable']);
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width, height: (width * 5) / 3 });
      // A square is centred, with transparent margins above and below.
      const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
      expect(data[3]).toBe(0);
    }
    expect((await product.fetchRaw('/decks/linen/back-300.webp')).status).toBe(200);
  });

  test('may be incomplete: a card that it lacks has no picture there', async () => {
    expect(await listImagesOfDeck('linen', 'The Sun')).toEqual([]);
    expect((await product.fetchRaw('/decks/linen/the-sun-600.webp')).status).toBe(404);
  });

  test('cannot have the name of a built-in deck', async () => {
    expect((await listImages('The Sun')).map(({ deck }) => deck)).toEqual(['night', 'paper']);
  });

  test('logs once what is wrong with it', async () => {
    await listImages('The Sun');
    for (const fault of [
      'linen/death.png is not shown: ',
      'linen/the-sofa.png is not shown: this is not the slug of a card',
      'linen/alt.json \\"the-sofa\\" is not shown',
      'decks/night is not shown: there is a deck of this name already',
      'decks/My Deck is not shown: the name of a deck has small letters',
    ])
      expect(logLines.filter((line) => line.includes(fault))).toHaveLength(1);
    expect(logLines.join('')).not.toContain('.hidden');
  });

  test('is read again when it changes, and a changed picture gets another URL', async () => {
    const [before] = await listImagesOfDeck('linen', 'The Moon');
    await putFile('linen', 'the-moon.png', await createPicture('#ff0000', 'png'));
    await putFile('linen', 'death.png', await createPicture('#0000ff', 'png'));
    await waitForImages('linen', 'Death', 1);
    // The old picture is served until the new one is ready.
    await expect
      .poll(async () => (await listImagesOfDeck('linen', 'The Moon')).map(({ imagePath }) => imagePath))
      .not.toContain(before!.imagePath);
    const [after] = await listImagesOfDeck('linen', 'The Moon');
    expect(after!.imagePath).not.toBe(before!.imagePath);
    expect(after!.id).toBe(before!.id);

    await rm(ownerFolder('linen'), { recursive: true });
    await waitForImages('linen', 'Death', 0);
    expect((await product.fetchRaw(after!.imagePath)).status).toBe(404);
  });
});

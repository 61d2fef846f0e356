import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplyDraft } from '#contract/readings/calls.ts';
import { emptyReply, type ReplyForm } from '#contract/readings/forms.ts';
import { Failure } from '../../platform/failure.ts';
import { ReplySync, type ReplyVersion } from './replySync.ts';

const createReply = (messageText: string): ReplyForm => ({ ...emptyReply('OPENED'), messageText });
const networkFailure = new Failure({ code: 'ERR_NETWORK', details: '', status: 500 });
const edited = new Failure({ code: 'edited_meanwhile', details: '', status: 409 });

/** The server: each change is a new version, and one that was written from an older version is refused. */
let server: { reply: ReplyForm | null; version: number; isAway: boolean; saves: (string | undefined)[] };
let stored: ReplyVersion | undefined;
let shownTexts: (string | undefined)[];
let other: ReplyForm | null;
let isUnsaved: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00Z') });
  server = { reply: null, version: 1, isAway: false, saves: [] };
  stored = undefined;
  shownTexts = [];
  other = null;
  isUnsaved = false;
});
afterEach(() => void vi.useRealTimers());

const readServer = (): ReplyDraft => ({
  ...(server.reply ?? emptyReply('OPENED')),
  updatedAt: server.reply && new Date(Date.now()).toISOString(),
  etag: String(server.version),
});

async function saveOnServer(reply: ReplyForm | null, version: string) {
  if (server.isAway) throw networkFailure;
  await Promise.resolve();
  if (version !== String(server.version)) throw edited;
  server.saves.push(reply?.messageText);
  server.reply = reply;
  server.version += 1;
  return readServer();
}

function changeElsewhere(text: string | null) {
  server.reply = text === null ? null : createReply(text);
  server.version += 1;
}

const open = (text: string | null = null, opened: Partial<ReplyVersion> = {}) =>
  new ReplySync(
    {
      load: () => (server.isAway ? Promise.reject(networkFailure) : Promise.resolve(readServer())),
      save: saveOnServer,
      readVersion: () => stored,
      writeVersion: (version) => (stored = version),
      show: (reply) => shownTexts.push(reply?.messageText),
      onUnsaved: (reply) => (isUnsaved = reply),
      onOther: (reply) => (other = reply),
    },
    { reply: text === null ? null : createReply(text), version: null, isSaved: false, ...opened },
  );

function openOnServer(...reply: Parameters<typeof open>) {
  const replySync = open(...reply);
  replySync.arrive(readServer(), { isFresh: true });
  return replySync;
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('typing', () => {
  test('is saved as a whole after a pause of a second', async () => {
    const replySync = openOnServer();
    for (const text of ['D', 'De', 'Dear']) {
      replySync.change(createReply(text));
      await advance(900);
    }
    expect(server.saves).toEqual([]);
    await advance(100);
    expect(server.saves).toEqual(['Dear']);
    expect(stored).toEqual({ version: '2', isSaved: true });
  });

  test('during a save is saved afterwards: one call at a time, the newest text last', async () => {
    const replySync = openOnServer();
    replySync.change(createReply('Dear'));
    const saving = replySync.flush();
    replySync.change(createReply('Dear R'));
    await saving;
    expect(stored?.isSaved).toBe(false);
    await advance(1_000);
    expect(server.saves).toEqual(['Dear', 'Dear R']);
    expect(stored?.isSaved).toBe(true);
  });

  test('that returns to the server’s text saves nothing', async () => {
    const replySync = openOnServer();
    replySync.change(createReply('D'));
    replySync.change(null);
    await advance(5_000);
    expect(server.saves).toEqual([]);
  });

  test('is saved at once when the field or the page is left', async () => {
    const replySync = openOnServer();
    replySync.change(createReply('Dear'));
    await replySync.flush();
    expect(server.saves).toEqual(['Dear']);
  });

  test('before the first response waits for it', async () => {
    const replySync = open();
    replySync.change(createReply('Dear'));
    await advance(2_000);
    expect(server.saves).toEqual(['Dear']);
    expect(other).toBeNull();
  });

  test('while the server is down shows a note, is retried, and finally saved', async () => {
    const replySync = openOnServer();
    server.isAway = true;
    replySync.change(createReply('Dear'));
    await advance(1_000);
    expect(isUnsaved).toBe(true);
    await advance(2_000);
    expect(isUnsaved).toBe(true);
    server.isAway = false;
    await advance(5_000);
    expect([server.saves, isUnsaved]).toEqual([['Dear'], false]);
  });
});

describe('opening', () => {
  test.each<[string, Parameters<typeof open>, string | null, (string | undefined)[], string | undefined]>([
    ['shows what the server has', [], 'Dear Rosalind', ['Dear Rosalind'], undefined],
    ['keeps what only this browser has', ['Dear'], null, [], undefined],
    [
      'shows the newer version of what was saved from here',
      ['Dear', { version: '1', isSaved: true }],
      'Dear R',
      ['Dear R'],
      undefined,
    ],
    [
      'empties what was sent elsewhere',
      ['Dear', { version: '1', isSaved: true }],
      null,
      [undefined],
      undefined,
    ],
    ['offers both, the one of this browser in the box', ['Dear'], 'Dear R', [], 'Dear R'],
  ])('%s', (_, opened, onServer, expected, offered) => {
    changeElsewhere(onServer);
    openOnServer(...opened);
    expect([shownTexts, other?.messageText]).toEqual([expected, offered]);
  });

  test('saves what could not be saved before', async () => {
    openOnServer('Dear', { version: '1' });
    await advance(1_000);
    expect(server.saves).toEqual(['Dear']);
  });
});

describe('a change in another window', () => {
  async function openWithOtherChange() {
    const replySync = openOnServer();
    replySync.change(createReply('Dear here'));
    await replySync.flush();
    changeElsewhere('Dear there');
    return replySync;
  }

  test('is noticed when the window is focused, and nothing is saved until the writer has chosen', async () => {
    const replySync = await openWithOtherChange();
    replySync.arrive(readServer(), { isFresh: true });
    expect([other?.messageText, shownTexts]).toEqual(['Dear there', []]);
    replySync.change(createReply('Dear here, and more'));
    await advance(10_000);
    expect(server.saves).toEqual(['Dear here']);
  });

  test('is noticed when this one is saved', async () => {
    const replySync = await openWithOtherChange();
    replySync.change(createReply('Dear here, and more'));
    await advance(1_000);
    expect([other?.messageText, server.saves]).toEqual(['Dear there', ['Dear here']]);
  });

  test('is asked about again after a reload, and neither text is lost', async () => {
    const replySync = await openWithOtherChange();
    replySync.change(createReply('Dear here, and more'));
    await advance(1_000);
    void replySync.close();
    other = null;
    openOnServer('Dear here, and more', stored);
    await advance(10_000);
    expect([other, shownTexts, server.reply?.messageText]).toEqual([
      createReply('Dear there'),
      [],
      'Dear there',
    ]);
  });

  test('can be replaced by the own text', async () => {
    const replySync = await openWithOtherChange();
    replySync.arrive(readServer(), { isFresh: true });
    replySync.choose('own');
    await advance(1_000);
    expect([other, server.saves.at(-1)]).toEqual([null, 'Dear here']);
  });

  test('can replace the own text', async () => {
    const replySync = await openWithOtherChange();
    replySync.arrive(readServer(), { isFresh: true });
    replySync.choose('other');
    await advance(1_000);
    expect([other, shownTexts, server.reply?.messageText]).toEqual([null, ['Dear there'], 'Dear there']);
  });

  test('of another tab of this browser is not saved here, because that tab saves it', async () => {
    const replySync = openOnServer();
    replySync.mirror(createReply('Dear'));
    changeElsewhere('Dear');
    stored = { version: '2', isSaved: true };
    replySync.change(createReply('Dear R'));
    await advance(1_000);
    expect([other, server.saves]).toEqual([null, ['Dear R']]);
  });
});

describe('sending', () => {
  test('waits for a running save, and discards unsaved changes', async () => {
    const replySync = openOnServer();
    replySync.change(createReply('Dear'));
    void replySync.flush();
    replySync.change(createReply('Dear R'));
    await replySync.settle();
    replySync.forget();
    changeElsewhere(null);
    await advance(10_000);
    expect(server.saves).toEqual(['Dear']);
  });

  test('saves again what was not sent', async () => {
    const replySync = openOnServer();
    replySync.change(createReply('Dear'));
    await replySync.settle();
    replySync.forget(createReply('The passages'));
    changeElsewhere(null);
    await advance(1_000);
    expect([server.saves, other]).toEqual([['The passages'], null]);
  });

  test('that failed saves the discarded changes', async () => {
    const replySync = openOnServer();
    replySync.change(createReply('Dear'));
    await replySync.settle();
    replySync.resume();
    await advance(1_000);
    expect(server.saves).toEqual(['Dear']);
  });

  // The server empties its copy in the transaction that stores the letter.
  test.each([
    ['is emptied after a reload, since the saved text was sent', 'Dear', [undefined]],
    ['keeps text after a reload that the server never saved', 'Dear R', []],
  ])('without a response %s', async (_, text, expected) => {
    const replySync = openOnServer();
    replySync.change(createReply('Dear'));
    await replySync.flush();
    replySync.change(createReply(text));
    await replySync.settle();
    changeElsewhere(null);
    openOnServer(text, stored);
    expect(shownTexts).toEqual(expected);
  });

  test('before the first response waits until the text is saved', async () => {
    const replySync = open();
    replySync.change(createReply('Dear'));
    void replySync.flush();
    await replySync.settle();
    expect(server.saves).toEqual(['Dear']);
    expect(stored).toEqual({ version: '2', isSaved: true });
  });
});

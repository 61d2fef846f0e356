import { buildTitle } from '#contract/readings/rules.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import type { DraftCard, DraftInput } from '../../adapters/drafts/drafts.ts';
import { findCertainSigns } from '../../astrology/certainSigns.ts';
import { loadChart } from '../../astrology/loadChart.ts';
import { moonAt } from '../../astrology/moon.ts';
import { classifySensitivity, mayReadCards } from '../../composer/topics.ts';
import { toUtcDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { POINT_NAMES } from '#contract/astrology/dayCodes.ts';
import { meaningOf, oracleMeaningOf } from '../../tarot/meanings.ts';
import { indicatesDanger } from '../safety/indicatesDanger.ts';
import { loadDraftMemory, loadDraftVoice } from './loadDraftMemory.ts';
import { loadSynastry, parseOtherPerson } from '../requests/otherPerson.ts';
import { type ClaimedRequest, type DraftMaterial, findDraftMaterial } from './draftsSql.ts';

/** For members who wrote more messages than this, only the newest are used. */
const MAX_MESSAGES = 20;
const MAX_CHARACTERS = 12_000;

/** The input for a request's draft; undefined if nothing is unanswered. */
export async function buildDraftInput(
  context: Pick<Context, 'db' | 'now'>,
  { id, userId, isOracle, isAstrology }: ClaimedRequest,
): Promise<DraftInput | undefined> {
  const { db, now } = context;
  const material = await findDraftMaterial.first(db, { requestId: id, limit: MAX_MESSAGES });
  if (material === undefined || material.unanswered.length === 0) return undefined;
  const { firstName, bio, draw, unanswered } = material;
  const [memory, voice] = await Promise.all([loadDraftMemory(db, userId), loadDraftVoice(db, material)]);
  const question = joinQuestions(unanswered.toReversed());
  return {
    seed: `${id}-${unanswered[0]!.id}-${draw?.id ?? 0}-${material.personalityId ?? 0}`,
    firstName,
    question,
    // A bio that indicates danger is never sent to a model. A question that indicates danger gets no draft at all.
    bio: bio === null || indicatesDanger(bio) ? '' : bio,
    style: isOracle ? 'oracle' : 'tarot',
    isAstrology,
    spread: draw === null ? null : (findSpread(draw.spread)?.name ?? draw.spread),
    cards: draw === null ? [] : (draw.cards as KeptCard[]).flatMap(toDraftCards),
    sky: findCertainSigns(await loadChart(db, userId, now)),
    otherPerson: await findOtherPerson(context, userId, material),
    moonPhase: moonAt(now).name,
    isCare: !mayReadCards(classifySensitivity(question)),
    today: toUtcDay(now),
    voice,
    memory,
  };
}

const ASPECTS_TOLD = 2;

/** The other person, by first name only, as letters call people. */
async function findOtherPerson(
  context: Pick<Context, 'db' | 'now'>,
  userId: number,
  { otherPerson }: DraftMaterial,
): Promise<DraftInput['otherPerson']> {
  const person = parseOtherPerson(otherPerson);
  if (person === null) return null;
  const { aspects } = await loadSynastry(context, userId, person);
  return {
    firstName: person.name.split(/\s+/, 1)[0]!,
    aspects: aspects
      .slice(0, ASPECTS_TOLD)
      .map(({ a, b, kind }) => ({ a: POINT_NAMES[a], b: POINT_NAMES[b], kind })),
  };
}

/** Joins the member's messages, oldest first. Leaves out a title that only repeats the beginning of the question. */
function joinQuestions(messages: DraftMaterial['unanswered']): string {
  const texts = messages.map(({ title, text }) =>
    title === null || title === buildTitle(text) ? text : `${title}\n\n${text}`,
  );
  return texts.join('\n\n').slice(-MAX_CHARACTERS).toWellFormed();
}

type KeptCard = Pick<DraftCard, 'position' | 'name' | 'reversed'>;

function toDraftCards({ position, name, reversed }: KeptCard): DraftCard[] {
  const tarot = meaningOf(name);
  if (tarot !== undefined) {
    const { question, imageLine } = tarot;
    const keywords = reversed ? tarot.reversedKeywords : tarot.keywords;
    const meaning = reversed ? tarot.reversed : tarot.upright;
    return [{ position, name, reversed, keywords, meaning, question, imageLine, text: '' }];
  }
  const oracle = oracleMeaningOf(name);
  if (oracle === undefined) return [];
  const { keynote: meaning, text } = oracle;
  return [{ position, name, reversed: false, keywords: [], meaning, question: '', imageLine: '', text }];
}

import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { Message } from '#contract/readings/shapes.ts';
import { type FieldError, refuseFields } from '#contract/refusals.ts';
import { toCardKey, findCard, findOracleCard } from '#contract/tarot/rules.ts';
import { pictureByPath, picturesByName, stripVersion } from '../../tarot/deckPictures.ts';

type Answer = Pick<ParsedInputOf<typeof calls.postResponse>, 'tarot' | 'imagePath' | 'spread' | 'cards'>;
type SpreadCard = Message['cards'][number];

/** A letter's cards as stored: picture paths without the version that URLs have. */
export interface LetterCards {
  /** The single card that represents the letter; the first card of a spread. */
  tarot: string | null;
  imagePath: string | null;
  spread: string | null;
  cards: SpreadCard[];
}

const NO_PICTURE = 'This is not a picture of our decks';
const NO_CARD = 'There is no such card';

/**
 * The cards of an answer, drawn or entered by hand, each with its full name.
 * @throws {Refusal} 400 with a message for each wrong field: `tarot`, `cards.2.name`
 */
export function resolveLetterCards(answer: Answer, { isOracle }: { isOracle: boolean }): LetterCards {
  const { cards = [] } = answer;
  const wrong: FieldError[] = [];
  const resolved = cards.map((card, n) => resolveCard(card, `cards.${n}`, { isOracle, wrong }));
  resolved.forEach(({ name }, n) => {
    if (resolved.findIndex((other) => other.name === name) < n)
      wrong.push({ param: `cards.${n}.name`, msg: `${name} is already in this spread` });
  });
  const single = resolveSingleCard(answer, resolved[0], wrong);
  if (wrong.length > 0) refuseFields(wrong);
  const spread = answer.spread?.trim() ?? '';
  return { ...single, spread: spread === '' ? null : spread, cards: resolved };
}

function resolveCard(
  card: SpreadCard,
  at: string,
  { isOracle, wrong }: { isOracle: boolean; wrong: FieldError[] },
): SpreadCard {
  const tarot = findCard(card.name)?.name;
  const oracle = findOracleCard(card.name)?.name;
  const name = tarot ?? (isOracle ? oracle : undefined);
  if (card.position.trim() === '') wrong.push({ param: `${at}.position`, msg: 'Please name the position' });
  if (name === undefined)
    wrong.push({
      param: `${at}.name`,
      msg: oracle === undefined ? NO_CARD : `${oracle} is an oracle card, but the question asks for tarot`,
    });
  if (name !== undefined && name === oracle && card.reversed)
    wrong.push({ param: `${at}.reversed`, msg: 'Cards of the oracle are never reversed' });
  const imagePath = resolvePicturePath(card, name, `${at}.image_path`, wrong);
  return { ...card, name: name ?? card.name, imagePath };
}

/** The chosen picture, which must show this card; by default the card's first picture, or null while there is none. */
function resolvePicturePath(
  { imagePath }: SpreadCard,
  name: string | undefined,
  param: string,
  wrong: FieldError[],
): string {
  if (imagePath === '')
    return stripVersion(name === undefined ? '' : (picturesByName(name)[0]?.imagePath ?? ''));
  const picture = pictureByPath(imagePath);
  if (picture === undefined) wrong.push({ param, msg: NO_PICTURE });
  else if (name !== undefined && toCardKey(picture.tarot) !== toCardKey(name))
    wrong.push({ param, msg: `This is not a picture of ${name}` });
  return stripVersion(imagePath);
}

/** The card, by its name and picture; only paths of our decks' pictures are accepted. */
function resolveSingleCard(
  { tarot, imagePath }: Answer,
  first: SpreadCard | undefined,
  wrong: FieldError[],
): Pick<LetterCards, 'tarot' | 'imagePath'> {
  const picture = imagePath === undefined ? undefined : pictureByPath(imagePath);
  if (imagePath !== undefined && picture === undefined) wrong.push({ param: 'image_path', msg: NO_PICTURE });
  const named = tarot === undefined ? picture?.tarot : resolveCardName(tarot);
  if (tarot !== undefined && named === undefined) wrong.push({ param: 'tarot', msg: NO_CARD });
  if (picture !== undefined && named !== undefined && toCardKey(picture.tarot) !== toCardKey(named))
    wrong.push({ param: 'image_path', msg: `This is not a picture of ${named}` });
  if (first !== undefined && named !== undefined && toCardKey(named) !== toCardKey(first.name))
    wrong.push({
      param: tarot === undefined ? 'image_path' : 'tarot',
      msg: `The first card of the spread is ${first.name}`,
    });
  const shown = imagePath ?? first?.imagePath ?? '';
  return { tarot: first?.name ?? named ?? null, imagePath: shown === '' ? null : stripVersion(shown) };
}

const resolveCardName = (given: string): string | undefined =>
  findCard(given)?.name ?? findOracleCard(given)?.name ?? picturesByName(given)[0]?.tarot;

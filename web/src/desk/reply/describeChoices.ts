import { RESPONSE_MODES } from '#contract/readings/codes.ts';
import type { Spread } from '#contract/tarot/spreads.ts';
import { spellCount } from '../../readings/rules.ts';
import { activeLayout } from '../layoutRules.ts';
import type { ReplyValues } from '../replyValues.ts';

type Choices = Pick<ReplyValues, 'responseMode' | 'layout' | 'spreadCards' | 'tarotCardName'>;

/** The choices of a reply in words: 'Reading response · three cards · as Isolde'. */
export function describeChoices(
  choices: Choices,
  chosenSpread: Pick<Spread, 'positions'>,
  reader: { firstName: string } | null,
): string {
  const parts: string[] = [RESPONSE_MODES[choices.responseMode]];
  if (activeLayout(choices) === 'card') parts.push(choices.tarotCardName ?? describeCount(1));
  if (activeLayout(choices) === 'spread')
    parts.push(describeCount((choices.spreadCards?.cards ?? chosenSpread.positions).length));
  if (reader !== null) parts.push(`as ${reader.firstName}`);
  return parts.join(' · ');
}

const describeCount = (count: number) =>
  `${spellCount(count).toLowerCase()} ${count === 1 ? 'card' : 'cards'}`;

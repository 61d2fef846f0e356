import type { OutputOf } from '#contract/call.ts';
import { formatCalendarDate, formatTimeOfDay } from '#contract/dates.ts';
import type { User } from '#contract/members/calls.ts';
import type { listHopes } from '#contract/profiles/calls.ts';
import { EXPERIENCE_LEVELS, GENDERS } from '#contract/profiles/codes.ts';

export type Hopes = OutputOf<typeof listHopes>;

/** The intuitive profile as terms and texts: only what the member has filled in. */
export function buildProfileFacts(member: User, hopes: Hopes): [string, string][] {
  const { gender, birthLocation, currentLocation, experienceLevel, seenWriter, bio } = member;
  const seen =
    seenWriter === null ? '' : seenWriter ? 'has seen a psychic before' : 'has not seen a psychic before';
  const level = experienceLevel === null ? '' : (EXPERIENCE_LEVELS[experienceLevel] ?? '');
  const facts: [string, string][] = [
    [
      'Born',
      [
        member.birthDate === null ? '' : formatCalendarDate(member.birthDate),
        formatBirthTime(member),
        birthLocation,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Lives in', currentLocation],
    ['Gender', gender === null ? '' : GENDERS[gender]],
    ['Experience', [level, seen].filter(Boolean).join(', ')],
    ['About them', bio],
    ['Earlier experience', member.previousExperience],
    [
      'Hopes',
      [...nameHopes(hopes, member.moonletterHopes), member.moonletterHopeOther].filter(Boolean).join(', '),
    ],
    ['Besides', member.extraInfo],
  ];
  return facts.filter(([, text]) => text.trim() !== '');
}

/** The names of the chosen hopes. */
export const nameHopes = (hopes: Hopes, chosen: readonly number[]): string[] =>
  hopes.filter(({ id }) => chosen.includes(id)).map(({ hope }) => hope);

function formatBirthTime({ birthTime: time, birthTimeKnown }: User): string {
  if (time === null) return birthTimeKnown === false ? 'time not known' : '';
  return formatTimeOfDay(time);
}

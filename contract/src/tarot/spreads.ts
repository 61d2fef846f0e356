/** Named positions, in the order in which cards are laid and read. */
export type Spread = Readonly<{ id: string; name: string; positions: readonly string[] }>;

/** All spreads; the first one for a number of cards is the default for that number. */
export const SPREADS: readonly Spread[] = [
  spread('one-card', 'One card', ['The heart of it']),
  spread('two-paths', 'Two paths', ['This way', 'That way']),
  spread('past-present-future', 'Past, present, future', ['Past', 'Present', 'Future']),
  spread('situation-obstacle-advice', 'Situation, obstacle, advice', ['Situation', 'Obstacle', 'Advice']),
  spread('mind-body-spirit', 'Mind, body, spirit', ['Mind', 'Body', 'Spirit']),
  spread('four-winds', 'Four winds', ['Situation', 'Challenge', 'Advice', 'Outcome']),
  spread('cross', 'Cross', ['Present', 'Past', 'Future', 'Root', 'Potential']),
  spread('relationship', 'Relationship', [
    'You',
    'The other',
    'What joins you',
    'What divides you',
    'What is needed',
    'Where it leads',
  ]),
  spread('horseshoe', 'Horseshoe', [
    'Past',
    'Present',
    'Hidden influences',
    'Obstacle',
    'People around you',
    'Advice',
    'Outcome',
  ]),
  spread('horseshoe-and-clarifier', 'Horseshoe and clarifier', [
    'Past',
    'Present',
    'Hidden influences',
    'Obstacle',
    'People around you',
    'Advice',
    'Outcome',
    'Clarifier',
  ]),
  spread(
    'three-by-three',
    'Three by three',
    ['Past', 'Present', 'Future'].flatMap((time) =>
      ['mind', 'heart', 'world'].map((where) => `${time}, ${where}`),
    ),
  ),
  spread('celtic-cross', 'Celtic Cross', [
    'Present',
    'Challenge',
    'Foundation',
    'Recent past',
    'Crown',
    'Near future',
    'Yourself',
    'Surroundings',
    'Hopes and fears',
    'Outcome',
  ]),
];

function spread(id: string, name: string, positions: readonly string[]): Spread {
  return { id, name, positions };
}

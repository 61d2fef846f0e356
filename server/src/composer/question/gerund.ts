const NOT_DOUBLED = new Set([
  'visit',
  'open',
  'answer',
  'offer',
  'enter',
  'listen',
  'suffer',
  'wait',
  'happen',
  'remember',
  'consider',
  'cover',
  'order',
  'gather',
  'follow',
  'borrow',
  'grow',
  'throw',
  'allow',
  'show',
  'know',
  'buy',
  'pay',
  'say',
  'stay',
  'play',
  'try',
  'enjoy',
  'relax',
  'fix',
  'mix',
  'draw',
  'renew',
  'view',
  'edit',
  'limit',
  'inherit',
  'discover',
  'develop',
  'transfer',
]);
const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'being',
  see: 'seeing',
  die: 'dying',
  lie: 'lying',
  agree: 'agreeing',
  flee: 'fleeing',
  quit: 'quitting',
  begin: 'beginning',
  admit: 'admitting',
  commit: 'committing',
  permit: 'permitting',
  dye: 'dyeing',
  have: 'having',
};

/** 'taking' of 'take'. */
export function toGerund(verb: string): string {
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb]!;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`;
  const isShort =
    /^[^aeiou]*[aeiou][bdgklmnprtv]$/.test(verb) ||
    (/[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length <= 4);
  return isShort && !NOT_DOUBLED.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

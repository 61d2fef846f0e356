// Lint rules: no private vocabulary as names (docs/glossary.md), `says` only as a key of the wire or a column, and `of`
// for no variable.
import type { OxlintOverride } from 'oxlint';
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** Use standard terms instead: services, ownerId, job, broadcastEphemeral, queue entry, renderer, beforeCommit, … */
export const BANNED_NAMES = [
  'Ground',
  'ground',
  'whose',
  'DueWork',
  'dueWork',
  'dueWorks',
  'whisper',
  'wish',
  'Drawer',
  'drawer',
  'withCommit',
  'fallBehind',
  'catchUp',
  'bringUpToDate',
  'runClock',
  'intendTry',
  'inWordsOf',
  'atMost',
  'inTurn',
];

const SAYS = '`says` is a key of the wire and a column of the logs: call a value message or description.';
const OF = 'Name the variable for what it holds; an expression builder of Kysely is `eb`.';

const keyOnly = (name: string, message: string): Rule => ({
  create: (context) => ({
    Identifier(node) {
      if (node.name !== name) return;
      const { parent } = node;
      if ((parent.type === 'Property' || parent.type === 'TSPropertySignature') && parent.key === node)
        return;
      if (parent.type === 'MemberExpression' && parent.property === node) return;
      context.report({ node, message });
    },
  }),
});

/** For each file only the last matching override applies. */
export const nameExceptions: OxlintOverride[] = [
  // The log of a request and the audit log have a column and a wire key `says`.
  {
    files: ['contract/src/*/{calls,shapes}.ts', 'server/src/**'],
    rules: { 'id-denylist': ['error', ...BANNED_NAMES], 'names/says-is-a-key': 'error' },
  },
  {
    files: ['server/**/*.test.ts', 'server/testing/**'],
    rules: { 'id-denylist': ['error', ...BANNED_NAMES], 'names/says-is-a-key': 'off' },
  },
  { files: ['{bench,contract,e2e,server,tools}/**'], rules: { 'names/of-is-a-key': 'error' } },
  // There the words are standard: the ground of a picture, a wish to die.
  {
    files: ['decks/src/themes/**', 'server/src/readings/safety/languages/**'],
    rules: { 'id-denylist': 'off' },
  },
];

const plugin: { meta: { name: string }; rules: Record<string, object> } = {
  meta: { name: 'names' },
  rules: { 'says-is-a-key': keyOnly('says', SAYS), 'of-is-a-key': keyOnly('of', OF) },
};
export default plugin;

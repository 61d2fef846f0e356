// Who may import whom (docs/map.md), as linter settings. Only the last override that matches a file applies, so each
// contains all rules for its files.
import type { OxlintConfig, OxlintOverride } from 'oxlint';

/** Lowest layer first. A feature may import those of lower layers. */
export const LAYERS: readonly (readonly string[])[] = [
  ['accounts'],
  ['profiles'],
  ['billing', 'commands'],
  ['astrology', 'tarot'],
  ['composer', 'feedback'],
  ['readings'],
  ['readers', 'tags', 'mails', 'savedReplies', 'undelivered'],
  ['members', 'contact', 'grades'],
  ['desk', 'privacy', 'welcome'],
  ['backup'],
];
const FEATURES = LAYERS.flat();

type Pattern = { message: string; allowTypeImports?: boolean; importNames?: string[] } & (
  | { regex: string }
  | { group: string[] }
);

/** Forbids imports of these folders from outside the own folder. */
const outside = (folders: string[], message: string): Pattern => ({
  regex: `^(\\.\\./)+(${folders.join('|')})(/|\\.tsx?$)`,
  message,
});
/** Forbids all imports but the allowed ones. It must come last, because the linter stops at the first match. */
const only = (allowed: string[], message: string): Pattern => ({
  group: ['**', ...allowed.map((path) => `!${path}`)],
  message,
});
const inFiles = (files: string[], ...patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [NO_BARREL, ...patterns] }] },
});

const NO_BARREL: Pattern = {
  regex: '/index\\.tsx?$',
  message: 'Import the file that defines it: there are no barrel files.',
};
const NO_NODE: Pattern = { regex: '^node:', message: 'This code does not run on Node.' };
const SERVER_ALONE = outside(
  ['web', 'decks', 'tools', 'e2e', 'bench'],
  'The server depends on the contract only.',
);
const WEB_ALONE = outside(
  ['server', 'decks', 'tools', 'e2e', 'bench'],
  'The web app depends on the contract only.',
);
const UI_ALONE = 'Components in ui import neither features nor the platform nor the contract.';
const NO_TESTING = outside(['testing'], 'Only tests import test support.');
const NO_FEATURE = outside(
  [...FEATURES, 'app', 'seed', 'main', 'testing'],
  'The platform must not import features.',
);
const NO_APP = outside(
  ['app', 'seed', 'main', 'testing'],
  'Features must not import the code that composes them.',
);
const PRIVATE_SQL: Pattern = {
  regex: `^(\\.\\.?/)+((server/)?src/)?(${FEATURES.join('|')})/([^./]+/)*(sql|[^./]+Sql)\\.ts$`,
  message: "A feature's queries are private to it: export a function from the feature instead.",
};
const PRIVATE_ROUTES: Pattern = {
  regex: '^(\\.\\.?/)+([^./]+/)+routes\\.ts$',
  message: "Only app imports a feature's routes.",
};
const ADAPTER_TYPES: Pattern = {
  regex: '^(\\.\\.?/)+adapters/',
  message: 'Only app chooses an adapter: import its type.',
  allowTypeImports: true,
};
/** The files of pure functions: `rules.ts` and `…Rules.ts`, in a feature's own folder or in one below it. */
const RULE_FILES = '**/{rules,*Rules}.ts';
/** Types may come from anywhere: they are erased, so a rule stays pure. */
const PURE: Pattern = {
  ...only(
    ['#contract/**', '**/rules.ts', '**/*Rules.ts', './*.json'],
    'Rules import the contract and other rules only; from elsewhere, types.',
  ),
  allowTypeImports: true,
};

function above(feature: string): Pattern {
  const layer = LAYERS.findIndex((features) => features.includes(feature));
  const lower = LAYERS.slice(0, layer).flat();
  const higher = FEATURES.filter((other) => other !== feature && !lower.includes(other));
  return outside(higher, 'Features may import features of lower layers only.');
}

const contract = ['contract/src/**', 'contract/src/**/*.test.ts'].map((files, isForTests) =>
  inFiles(
    [files],
    outside(
      ['server', 'web', 'decks', 'tools', 'e2e', 'bench'],
      'The contract imports no other package of ours.',
    ),
    only(
      ['zod/mini', '#contract/**', './**', '../**', ...(isForTests ? ['vitest', 'fast-check'] : [])],
      'The contract imports zod/mini only.',
    ),
  ),
);

const server = [
  inFiles(['server/migrations/**'], {
    regex: '^[.#]',
    message: 'A migration imports nothing of ours, so that later changes of the code do not change it.',
  }),
  inFiles(['server/src/platform/**'], SERVER_ALONE, NO_FEATURE, ADAPTER_TYPES),
  inFiles(['server/src/adapters/**'], SERVER_ALONE, NO_FEATURE, {
    regex: '^\\.\\./',
    message: 'Adapters import only types from elsewhere.',
    allowTypeImports: true,
  }),
  ...FEATURES.flatMap((feature) => {
    const everywhere = [SERVER_ALONE, NO_APP, above(feature), PRIVATE_SQL, PRIVATE_ROUTES];
    return [
      inFiles([`server/src/${feature}/**`], ...everywhere, ADAPTER_TYPES),
      inFiles([`server/src/${feature}/${RULE_FILES}`], ...everywhere, PURE),
    ];
  }),
  inFiles(
    ['server/src/seed/**'],
    SERVER_ALONE,
    outside(['app', 'main'], 'Seeds import features only.'),
    PRIVATE_SQL,
    PRIVATE_ROUTES,
    ADAPTER_TYPES,
  ),
  inFiles(['server/src/app/**'], SERVER_ALONE, PRIVATE_SQL, NO_TESTING),
  inFiles([`server/src/app/${RULE_FILES}`], SERVER_ALONE, PRIVATE_SQL, NO_TESTING, PURE),
  inFiles(['server/src/main.ts'], SERVER_ALONE, PRIVATE_SQL, PRIVATE_ROUTES, ADAPTER_TYPES),
  // Tests import the product through app.
  inFiles(['server/src/**/*.test.ts', 'server/testing/**'], SERVER_ALONE, PRIVATE_SQL, PRIVATE_ROUTES),
];

const web = [
  inFiles(
    ['web/src/ui/**'],
    NO_NODE,
    { regex: '^#contract/', message: UI_ALONE },
    outside([...FEATURES, 'app', 'platform', 'contract', 'server', 'decks'], UI_ALONE),
  ),
  inFiles(['web/src/platform/**'], NO_NODE, WEB_ALONE, NO_FEATURE),
  inFiles([`web/src/platform/${RULE_FILES}`], NO_NODE, WEB_ALONE, NO_FEATURE, PURE),
  ...FEATURES.flatMap((feature) => {
    const everywhere = [NO_NODE, WEB_ALONE, NO_APP, above(feature)];
    return [
      inFiles([`web/src/${feature}/**`], ...everywhere),
      inFiles([`web/src/${feature}/${RULE_FILES}`], ...everywhere, PURE),
    ];
  }),
  inFiles(['web/src/app/**'], NO_NODE, WEB_ALONE, NO_TESTING),
  inFiles(['web/src/**/*.test.{ts,tsx}', 'web/src/testing/**'], WEB_ALONE),
];

const decks = [
  inFiles(
    ['decks/**'],
    outside(['server', 'web', 'tools', 'e2e', 'bench'], 'Decks import the contract only.'),
  ),
];

const around = [inFiles(['tools/**', 'e2e/**', 'bench/**'], PRIVATE_SQL, PRIVATE_ROUTES)];

export const importRules: NonNullable<OxlintConfig['overrides']> = [
  ...contract,
  ...server,
  ...web,
  ...decks,
  ...around,
];

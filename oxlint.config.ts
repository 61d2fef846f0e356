import { defineConfig } from 'oxlint';
import { importRules } from './tools/importRules.ts';
import { BANNED_NAMES, nameExceptions } from './tools/nameRules.ts';

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'oxc', 'unicorn', 'import', 'promise', 'react', 'jsx-a11y', 'vitest'],
  jsPlugins: ['./tools/clockRule.ts', './tools/nameRules.ts'],
  ignorePatterns: ['**/dist/**', '.cache/**'],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: 'error',
    'id-denylist': ['error', ...BANNED_NAMES, 'says'],
    'import/no-cycle': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    // A place that comes and goes is told by its role; <output> is for forms.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Fixtures of the browser tests name what they take, even when it is nothing.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // Spread a text and you get its characters, which is what we ask for.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Our objects are closures, without `this`: their functions may be taken out.
    'typescript/unbound-method': 'off',
    // What a stand-in takes is known from where it stands in.
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
  },
  overrides: [
    {
      files: ['server/src/**', 'contract/src/**'],
      excludeFiles: ['server/src/platform/clock.ts', '**/*.test.ts'],
      rules: { 'moonletter/only-the-clock': 'error' },
    },
    {
      // A statement is built before there are values: the condition of a parameter is always true, and its text is none.
      files: ['server/src/**/sql.ts', 'server/src/**/*Sql.ts'],
      rules: {
        'typescript/no-unnecessary-condition': 'error',
        'typescript/restrict-template-expressions': 'error',
      },
    },
    {
      files: ['**'],
      excludeFiles: ['web/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    ...nameExceptions,
    ...importRules,
  ],
});

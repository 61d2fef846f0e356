import { defineConfig } from 'oxlint';
import { importRules } from './tools/importRules.ts';
import { BANNED_NAMES, nameExceptions } from './tools/nameRules.ts';

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'oxc', 'unicorn', 'import', 'promise', 'react', 'jsx-a11y', 'vitest'],
  jsPlugins: ['./tools/clockRule.ts', './tools/docstringRule.ts', './tools/nameRules.ts'],
  ignorePatterns: ['**/dist/**', '.cache/**'],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: 'error',
    'id-denylist': ['error', ...BANNED_NAMES, 'says'],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    // Status messages have role="status"; <output> is for the results of forms.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Playwright requires a fixture without dependencies to destructure an empty object.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // Spreading a string gives its characters, which is intended.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Our objects are closures without `this`, so their functions can be passed around.
    'typescript/unbound-method': 'off',
    // The parameters of a mock follow from the type that it replaces.
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
      files: ['server/src/platform/**', 'contract/src/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'docstrings/exported-functions': 'error' },
    },
    {
      // A statement is built before its values are known: a condition on a parameter would always be true, and a parameter
      // in a template would not be its value.
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

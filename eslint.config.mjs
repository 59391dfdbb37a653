// @ts-check
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = [
  'backend/**/*.ts',
  'frontend/**/*.{ts,tsx}',
  'libs/**/*.ts',
  'scripts/{claims,coach,coach-answers,learned,safety,test}/**/*.{ts,tsx}',
];
const TESTS = ['**/*.test.{ts,tsx}', '**/test/**', 'frontend/e2e/**'];

// All but two of the hooks' rules run the React compiler over a file. It has nothing to say about tests, and takes its time.
const COMPILER_RULES_OFF = Object.fromEntries(
  Object.keys(reactHooks.configs.flat.recommended.rules ?? {})
    .filter((rule) => !/rules-of-hooks|exhaustive-deps/.test(rule))
    .map((rule) => [rule, 'off']),
);

export default defineConfig(
  globalIgnores(['dist/', 'node_modules/', 'coverage/', 'test-results/', '.data*/', '**/playwright-report/']),
  js.configs.recommended,
  { rules: { 'max-lines': ['error', { max: 300 }], eqeqeq: 'error', 'prefer-const': 'error' } },
  {
    // What the most tangled function has today: from here it only gets less.
    ignores: TESTS,
    rules: {
      complexity: ['error', 21],
      'max-depth': ['error', 4],
      'max-lines-per-function': ['error', { max: 110, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-console': 'error',
      // The rule misses uses of a constant inside a decorator.
      'no-useless-assignment': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // An empty string in the environment or in a form means "not set", just like undefined.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    },
  },
  {
    // Nest reads the classes of constructor parameters at run time, so they must stay value imports.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'OutgoingClient checks where a request leads.' },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: ['frontend/src/ui/dialogs/app-dialog.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@mui/material/Dialog', message: 'AppDialog closes with Back and has room for toasts.' },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      ...COMPILER_RULES_OFF,
      // API answers and jest matchers are typed `any`; the assertion is the check.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': [
        'error',
        {
          // Files of a group share one load, and jest.restoreAllMocks() in one of them ends the spies of all.
          selector:
            'Program > VariableDeclaration > VariableDeclarator > CallExpression[callee.object.name="jest"][callee.property.name="spyOn"]',
          message:
            'Spy in beforeEach or in the test: another file of the group may end what is spied on here.',
        },
      ],
    },
  },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs', 'jest.config.js'], languageOptions: { sourceType: 'commonjs' } },
  {
    // Code that runs in a page.
    files: [
      'scripts/embedded/inbox/page.js',
      'frontend/public/**/*.js',
      'scripts/screens/*.mjs',
      'scripts/screens.mjs',
    ],
    languageOptions: { globals: globals.browser },
  },
);

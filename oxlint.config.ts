import { defineConfig } from 'oxlint'

/** Blank lines and comments do not count towards the length of a function. */
const codeAlone = { skipBlankLines: true, skipComments: true }

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-assertions': [
      'error',
      {
        assertionStyle: 'never',
      },
    ],
    // Types are imported by statements, which the tests in lint/ read.
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    // An event handler may be asynchronous; it handles its own failures.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'max-lines-per-function': ['error', { max: 60, ...codeAlone }],
    'max-params': ['error', { max: 4 }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Other files of the same process may have loaded the module.
    'vitest/no-restricted-vi-methods': ['error', { mock: null, doMock: null }],

    // Services are objects of functions that use no `this`, and are destructured everywhere.
    'typescript/unbound-method': 'off',
    // Arrays that are sorted without a comparison contain texts, even where their type is wider.
    'typescript/require-array-sort-compare': 'off',
    // PostgreSQL returns some numbers as text, which the types of queries do not know.
    'typescript/no-unnecessary-type-conversion': 'off',
    // A text is spread to count its code points.
    'typescript/no-misused-spread': 'off',
    // A field of a form is text: files have inputs of their own and are read as files.
    'typescript/no-base-to-string': 'off',
    'typescript/restrict-template-expressions': 'off',
    // A type parameter may name the messages to a process, which only the function's body uses.
    'typescript/no-unnecessary-type-parameters': 'off',
    // The compiler's `noImplicitReturns` knows which `switch` is exhaustive.
    'typescript/consistent-return': 'off',

    // The compiler adds React's import.
    'react/react-in-jsx-scope': 'off',
    // Declarations (`*.d.ts`) import a module for its types alone.
    'import/no-unassigned-import': 'off',
    // Nested functions may both have an `id` or a `row`.
    'eslint/no-shadow': 'off',
    // A message is `role="status"` on the element that its layout needs; `<output>` is for the
    // result of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Tests of both engines, and of parts that only some pages have, compare under a condition.
    'vitest/no-conditional-expect': 'off',
    'vitest/no-conditional-tests': 'off',
    // A test that asserts in a helper calls one of these names.
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'compareScreenshot'] }],
    // The rule also forbids sorting an array that was just created.
    'unicorn/no-array-sort': 'off',
    // The types of mocks are inferred.
    'vitest/require-mock-type-parameters': 'off',
    // A function is declared where it is used, also within another one.
    'unicorn/consistent-function-scoping': 'off',
    // The rule does not see that a callback or a signal changes the variable.
    'eslint/no-unmodified-loop-condition': 'off',
    // Values that only the browser knows are set after hydration, so that the first rendering
    // equals the server's; so are answers to forms.
    'react/set-state-in-effect': 'off',
  },
  ignorePatterns: ['build', 'node_modules', '.react-router', 'data'],
  overrides: [
    {
      files: ['app/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: '#server/unavailable.ts',
                importNames: ['isUnavailable'],
                message: 'app/unavailable.ts answers an outage, and logs its cause.',
              },
            ],
          },
        ],
      },
    },
    { files: ['app/unavailable.ts'], rules: { 'no-restricted-imports': 'off' } },
    // Markup takes a line for each element.
    {
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 80, ...codeAlone }] },
    },
    // A drawing function takes positions and sizes: x, y, width, height.
    { files: ['pictures/plans/**'], rules: { 'max-params': ['error', { max: 8 }] } },
    // Lists of routes and columns are long; `lint/tests.test.ts` has a limit for tests.
    {
      files: ['server/database/migrations/**', 'app/routes.ts', '**/*.test.{ts,tsx}', 'e2e/**'],
      rules: { 'max-lines-per-function': 'off', 'max-params': 'off' },
    },
  ],
})

import { defineConfig } from 'oxlint'
import { importRules } from './lint/import-rules.ts'

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
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],

    // The compiler adds React's import.
    'react/react-in-jsx-scope': 'off',
    // Declarations (`*.d.ts`) import a module for its types alone.
    'import/no-unassigned-import': 'off',
    // Two functions within one another may both have an `id` or a `row`.
    'eslint/no-shadow': 'off',
    // A message is `role="status"` on the element that its layout needs; `<output>` is for the
    // result of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Tests of both engines, and of what only some pages have, compare under a condition.
    'vitest/no-conditional-expect': 'off',
    'vitest/no-conditional-tests': 'off',
    // A test that asserts in a helper calls one of these names.
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'compareScreenshot'] }],
    // It also refuses to sort an array that was just made.
    'unicorn/no-array-sort': 'off',
    // The types of mocks are inferred.
    'vitest/require-mock-type-parameters': 'off',
    // A function is declared where it is used, also within another one.
    'unicorn/consistent-function-scoping': 'off',
    // It does not see that a callback or a signal changes the variable.
    'eslint/no-unmodified-loop-condition': 'off',
    // What only the browser knows is set after hydration, so that the first rendering equals the
    // server's; so is the answer to a form.
    'react/set-state-in-effect': 'off',
  },
  ignorePatterns: ['build', 'node_modules', '.react-router', 'data'],
  overrides: importRules,
})

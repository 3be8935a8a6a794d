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
    'react/react-in-jsx-scope': 'off',
    'react/style-prop-object': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    'eslint/no-shadow': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/expect-expect': 'off',
    'unicorn/no-array-sort': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'jsx-a11y/no-autofocus': 'off',
    'eslint/no-unmodified-loop-condition': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'off',
  },
  ignorePatterns: ['build', 'node_modules', '.react-router', 'data'],
  overrides: importRules,
})

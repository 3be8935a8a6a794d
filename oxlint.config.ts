import { defineConfig, type OxlintOverride } from 'oxlint'
import { importRules } from './lint/import-rules.ts'

/** What holds for whole layers; the tables of single folders are in lint/import-rules.ts. */
const generalRules: OxlintOverride[] = [
  {
    files: ['app/**'],
    excludeFiles: ['app/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['#server/database/*', '**/server/database/*'],
              message: 'Pages use the domain, never the database.',
            },
            {
              group: ['node:*', 'kysely', 'pg', 'nodemailer', 'sharp'],
              message: 'Pages use the operating system only through the domain.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['desk/**'],
    excludeFiles: ['desk/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '#server/database/*',
                '**/server/database/*',
                '#server/http/*',
                '#app/*',
                '**/app/**',
                'kysely',
                'pg',
                'node:sqlite',
                'nodemailer',
              ],
              message: 'The command line uses the domain alone.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['#app/*', '**/app/**'],
              message: 'The server does not import pages.',
            },
            {
              group: ['react', 'react-dom', 'react-dom/*'],
              message: 'The server does not import React.',
            },
          ],
        },
      ],
    },
  },
]

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
    'import/no-cycle': 'error',
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
  ignorePatterns: ['build', 'node_modules', '.react-router', 'data', 'pictures'],
  overrides: [...generalRules, ...importRules],
})

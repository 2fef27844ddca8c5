import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const environmentMessage = 'Read the environment only in backend/src/config and inject what it validated.';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/coverage/',
      '.data/',
      'contract/src/client/generated/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'prefer-const': 'error',
      // Control characters are matched on purpose: they are what input is cleaned of.
      'no-control-regex': 'off',
      'object-shorthand': 'error',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Answers are object literals whose classes exist for the API description.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A Nest module, guard or controller is a class even when its decorator says everything.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // HTTP statuses are numbers to everybody but Nest's enum.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // The way express documents to add a property to its request.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      // Injected classes are values at run time although only their types are used.
      '@typescript-eslint/consistent-type-imports': 'off',
      // Bodies and queries are classes for their decorators only: they have no methods to lose.
      '@typescript-eslint/no-misused-spread': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: environmentMessage },
      ],
    },
  },
  {
    // The places that hand the environment to backend/src/config.
    files: ['backend/src/config/**/*.ts', 'backend/src/server.ts', 'backend/src/cli.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // supertest types every body as any; what is in it is what the assertions are about.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['public-web/src/**/*.{ts,tsx}', 'admin-web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  prettier,
);

import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Files whose tool demands a default export. */
const DEFAULT_EXPORT_DEMANDED = [
  '**/*.config.{ts,mjs,cjs}',
  'server/test/kit/start-postgres.ts',
  'server/test/kit/stop-postgres.ts',
  '**/*.d.ts',
];

const SQL_WITHOUT_TEMPLATES = {
  selector: "CallExpression[callee.property.name='query'] > TemplateLiteral[expressions.length>0].arguments",
  message: 'SQL takes values as parameters ($1), never by template.',
};

const NAMED_EXPORTS_ONLY = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one thing has one name everywhere.',
};

const LOGICAL_SIDES = {
  selector: "JSXAttribute[name.name='style'] Property[key.name=/^(left|right)$|(Left|Right)$/]",
  message: 'One style serves both writing directions: insetInlineStart, marginInlineEnd, …',
};

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.mizan/',
      'client/src/graphql/*generated.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['knip.config.ts', 'client/vite.config.ts'],
          defaultProject: 'scripts/tsconfig.json',
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-restricted-syntax': ['error', SQL_WITHOUT_TEMPLATES, NAMED_EXPORTS_ONLY],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `${count} rows` reads well, and a number cannot surprise.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An event handler may start something asynchronous; a lost rejection is still found by no-floating-promises.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An interface is for shapes that classes keep; a mapped or joined type is a type.
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
    },
  },
  {
    files: ['server/**/*.ts'],
    rules: {
      // Nest modules are empty classes under a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Resolver and controller signatures keep a promise even where the body has nothing to await.
      '@typescript-eslint/require-await': 'off',
      // Classes of GraphQL types and of options are shapes under decorators; what has that shape may be returned as it is.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', NAMED_EXPORTS_ONLY, LOGICAL_SIDES],
    },
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.spec.{ts,tsx}', 'server/test/**/*.ts', 'e2e/**/*.ts'],
    rules: {
      // `expect(service.method)` names a method without calling it.
      '@typescript-eslint/unbound-method': 'off',
      // In a test a missing element should fail the test right there.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { ...globals.node, ...globals.commonjs }, sourceType: 'commonjs' },
  },
  { files: ['client/jest/**/*.cjs', 'client/public/**/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['bench/**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: DEFAULT_EXPORT_DEMANDED, rules: { 'no-restricted-syntax': ['error', SQL_WITHOUT_TEMPLATES] } },
);

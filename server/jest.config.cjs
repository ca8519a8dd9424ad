const typescript = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const shared = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/jest-environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['@mizan/source', 'node', 'node-addons'] },
  testMatch: ['**/*.spec.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '^.+\\.ts$': typescript, '/node_modules/.+\\.m?js$': '<rootDir>/jest-esm.cjs' },
  transformIgnorePatterns: [],
  setupFiles: ['<rootDir>/jest-graphql.cjs'],
};

/** All spec files in a few groups, each of which loads the application once; by path, a single spec file runs as it is. */
const grouped = process.env.MIZAN_TEST_GROUPS
  ? {
      units: {
        roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/../question-model/src'],
        testMatch: ['<rootDir>/test/groups/unit-*.group.ts'],
      },
      database: { testMatch: ['<rootDir>/test/groups/[0-9]*.group.ts', '**/*interchange.spec.ts'] },
    }
  : { units: { roots: ['<rootDir>/src', '<rootDir>/../question-model/src'] } };

/**
 * `unit` needs no database; `database` (integration, api, architecture) starts one PostgreSQL for the whole run; `faults` kills
 * the built server and its database, so it needs server/dist and starts its own.
 */
module.exports = {
  maxWorkers: 2,
  // A group leaves half a gigabyte behind; a process that gathers four of them takes long to end.
  workerIdleMemoryLimit: '512MB',
  // Whoever leaks is told of all the same; half a second is less than a busy machine may take over ending a process.
  workerGracefulExitTimeout: 30_000,
  // Ends what will not come; a busy machine may take a minute over what takes a second.
  testTimeout: 300_000,
  projects: [
    { ...shared, ...grouped.units, displayName: 'unit' },
    {
      ...shared,
      ...grouped.database,
      displayName: 'database',
      roots: ['<rootDir>/test'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/faults/'],
      globalSetup: '<rootDir>/test/kit/start-postgres.ts',
      globalTeardown: '<rootDir>/test/kit/stop-postgres.ts',
    },
    { ...shared, displayName: 'faults', roots: ['<rootDir>/test/faults'] },
  ],
};

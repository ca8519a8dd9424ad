const typescript = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** All spec files in a few groups, each of which loads what they need once; by path, a single spec file runs as it is. */
const files = process.env.MIZAN_TEST_GROUPS
  ? {
      roots: ['<rootDir>/src', '<rootDir>/jest/groups'],
      testMatch: ['**/*.group.cjs', '**/browser-storage.spec.ts', '**/nonce.spec.ts'],
    }
  : { roots: ['<rootDir>/src'], testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '<rootDir>/jest/groups/*.group.cjs'] };

module.exports = {
  ...files,
  rootDir: __dirname,
  testEnvironment: '<rootDir>/jest/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['@mizan/source', 'browser'] },
  setupFilesAfterEnv: ['<rootDir>/jest/setup.cjs'],
  maxWorkers: 2,
  testTimeout: 300_000,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: { '^.+\\.tsx?$': typescript, '/node_modules/.+\\.m?js$': '<rootDir>/../server/jest-esm.cjs' },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/jest/class-names.cjs',
    '\\.css$': '<rootDir>/jest/empty.cjs',
    '\\.(svg|png|webp|woff2?)(\\?\\w+)?$': '<rootDir>/jest/empty.cjs',
    '^@fontsource.*$': '<rootDir>/jest/empty.cjs',
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
};

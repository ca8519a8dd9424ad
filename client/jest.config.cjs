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

module.exports = {
  rootDir: __dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testEnvironment: '<rootDir>/jest/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['@mizan/source', 'browser'] },
  setupFilesAfterEnv: ['<rootDir>/jest/setup.cjs'],
  maxWorkers: 2,
  testTimeout: 20_000,
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

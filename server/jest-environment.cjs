const { TestEnvironment } = require('jest-environment-node');

/**
 * A worker that has run a group of tests holds a gigabyte. Left to itself it gives all of that back piece by piece before it ends, which
 * takes seconds on a busy machine. Nothing is left to do here: it ends at once.
 */
if (process.connected) process.once('beforeExit', () => process.exit());

module.exports = TestEnvironment;

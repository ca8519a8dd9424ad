const { readdirSync } = require('node:fs');
const path = require('node:path');
const { cleanup } = require('@testing-library/react');

const { pageBrand, showBrand } = require('../src/lib/brand');

/** As the environment gives it; a spec that puts its own in its place does not always take it away again. */
const { fetch } = window;
const SOURCE = path.resolve(__dirname, '../src');
const GROUPS = readdirSync(path.join(__dirname, 'groups')).length;
/** Files that load modules anew, which the others of a group would then share. */
const ALONE = [/browser-storage\.spec\.ts$/, /nonce\.spec\.ts$/];

/**
 * Runs every spec file of one group (from 1) as one test file, so that React, antd and the words are loaded once for all of them and
 * not once for each. Which file is in which group follows from its name alone.
 */
function describeGroup(group) {
  for (const file of specFiles().filter((_, place) => place % GROUPS === group - 1)) {
    // Inside its own block, so that its hooks are only its own.
    describe(file, () => {
      beforeAll(leaveNothingBehind);
      require(path.join(SOURCE, file));
    });
  }
}

/** The page as a spec file by itself would find it. */
function leaveNothingBehind() {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.fetch = fetch;
  document.body.replaceChildren();
  document.title = '';
  showBrand(pageBrand);
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  window.history.replaceState(null, '', '/');
}

function specFiles() {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.spec\.tsx?$/.test(file) && !ALONE.some((pattern) => pattern.test(file)))
    .sort();
}

module.exports = { describeGroup };

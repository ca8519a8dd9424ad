/** No folder leads back to itself over others: each can be read, moved and tried knowing only what stands below it. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Move what both need below both, or let the lower one declare a port that the upper one fills.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  // A test may lean on whatever it tries.
  options: { ...options, exclude: { path: [options.exclude.path, '\\.spec\\.tsx?$', '/testing/'] } },
};

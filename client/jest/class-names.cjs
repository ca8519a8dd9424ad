/** `styles.row` is "row" in tests, so that a test can name a class without the bundler's hash. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (known, name) => (name === 'default' ? module.exports : (known[name] ?? name)) },
);

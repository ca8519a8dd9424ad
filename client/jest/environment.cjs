const { webcrypto } = require('node:crypto');
const { default: JsdomEnvironment } = require('jest-environment-jsdom');
const { keepWhatHides } = require('./visible-styles.cjs');

keepWhatHides();

/**
 * Web interfaces that jsdom lacks and Apollo, the router or the exam outbox need, taken from Node.
 * MessageChannel and BroadcastChannel must stay out: Node's hold the event loop open and jest would never end.
 */
const FROM_NODE = {
  TextEncoder,
  TextDecoder,
  fetch,
  Request,
  Response,
  Headers,
  ReadableStream,
  WritableStream,
  TransformStream,
  structuredClone,
  AbortController,
  AbortSignal,
};

module.exports = class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(FROM_NODE)) {
      const keepsOwn = name in this.global && !name.startsWith('Abort');
      if (!keepsOwn) this.global[name] = value;
    }
    // jsdom's own has no `subtle`.
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
};

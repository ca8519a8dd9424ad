require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// They end a wait for what will not come, and promise nothing about speed: a busy machine may take seconds over one keystroke.
configure({ asyncUtilTimeout: 120_000 });

const neverMatches = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

class NeverResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: neverMatches });
window.ResizeObserver ??= NeverResizes;

// jsdom prints "not implemented" for the pseudo-element argument that antd passes.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

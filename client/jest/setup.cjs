require('@testing-library/jest-dom');

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

const { createRequire } = require('node:module');

const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const cssom = fromJsdom('rrweb-cssom');

/** Nothing is drawn here: of all that style sheets say, tests see what is hidden, what takes no press, and what is broken off as a block. */
const SEEN = ['display', 'visibility', 'pointer-events'];

/**
 * jsdom holds every element whose style is asked against every rule of the page, and antd writes thousands of them. The rules
 * that say nothing of the above are left out when a sheet is read; an element's own style stays whole.
 */
exports.keepWhatHides = () => {
  const parse = cssom.parse;
  cssom.parse = (...given) => {
    const sheet = parse(...given);
    // A single rule is also how an element's own style is read.
    if (sheet.cssRules.length > 1) keep(sheet.cssRules);
    return sheet;
  };
};

function keep(rules) {
  for (let at = rules.length - 1; at >= 0; at -= 1) {
    const { cssRules, style } = rules[at];
    if (cssRules) keep(cssRules);
    else if (style && !SEEN.some((property) => style.getPropertyValue(property) !== '')) rules.splice(at, 1);
  }
}

/** One style sheet serves both writing directions, so no rule names a physical side. The rest is what a browser would skip without a word. */
const message = 'Use the logical form: inline-start, inline-end, start, end.';

/** `margin-left`, `border-top-left-radius`; not `--left-over`. */
const PHYSICAL_PROPERTY = String.raw`/^(?!--)(.*-)?(left|right)(-|$)/`;
/** `right`, `padding-left 2s`, `slide-left`; not `var(--left-over)`. */
const PHYSICAL_VALUE = String.raw`/(?<![\w.#-]|--[\w-]*)([a-z]+-)*(left|right)(?!\w|-(?!radius|width|style|color))/`;

export default {
  rules: {
    'property-disallowed-list': [[PHYSICAL_PROPERTY], { message }],
    'declaration-property-value-disallowed-list': [{ '/.*/': [PHYSICAL_VALUE] }, { message }],
    'keyframes-name-pattern': ['^(?!.*(left|right))', { message }],

    'annotation-no-unknown': true,
    'at-rule-descriptor-no-unknown': true,
    'at-rule-descriptor-value-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    // Beside each other they are one value and what an older browser takes in its place.
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    // Chrome's own name for match-parent.
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { 'text-align': ['-webkit-match-parent'] } }],
    'font-family-no-duplicate-names': true,
    'font-family-no-missing-generic-family-keyword': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-invalid-position-at-import-rule': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,
  },
};

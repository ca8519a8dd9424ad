/** Rules of this project's own, for the linter: what each forbids says its message. */

const reportsOn = (message, visitorOf) => ({
  meta: { type: 'problem', messages: { forbidden: message }, schema: [] },
  create: (context) => visitorOf((node) => context.report({ node, messageId: 'forbidden' })),
});

const nameOf = (key) => (key.type === 'Identifier' ? key.name : key.value);

/** `….query(`…${value}…`)` */
const sqlWithoutTemplates = reportsOn('SQL takes values as parameters ($1), never by template.', (report) => ({
  CallExpression({ callee, arguments: given }) {
    if (callee.type !== 'MemberExpression' || callee.property.name !== 'query') return;
    given.filter(({ type, expressions }) => type === 'TemplateLiteral' && expressions.length > 0).forEach(report);
  },
}));

const namedExportsOnly = reportsOn('Export by name: one thing has one name everywhere.', (report) => ({
  ExportDefaultDeclaration: report,
}));

const isPhysicalSide = (key) => /^(left|right)$|(Left|Right)$/.test(String(nameOf(key)));

/** `style={{ marginLeft: … }}`, however deep. */
const logicalSides = reportsOn(
  'One style serves both writing directions: insetInlineStart, marginInlineEnd, …',
  (report) => {
    let isInStyle = false;
    const isStyle = ({ name }) => name.name === 'style';
    return {
      JSXAttribute: (attribute) => (isInStyle ||= isStyle(attribute)),
      'JSXAttribute:exit': (attribute) => (isInStyle &&= !isStyle(attribute)),
      Property(property) {
        if (isInStyle && isPhysicalSide(property.key)) report(property);
      },
    };
  },
);

const isCast = ({ type }) => type === 'TSAsExpression' || type === 'TSSatisfiesExpression';
const underCasts = (value) => (isCast(value) ? underCasts(value.expression) : value);

/** `[...[a, b]]`, `[...([a] as const)]`, `f(...[a])`, `{ ...{ a } }` and `<A {...{ b }} />`; a copy of what is gone through meanwhile stays. */
const elementsInPlace = reportsOn('Write the elements where they stand, without a literal around them.', (report) => {
  const look = (spread) => {
    const { type } = underCasts(spread.argument);
    if (type === 'ArrayExpression' || type === 'ObjectExpression') report(spread);
  };
  return { SpreadElement: look, JSXSpreadAttribute: look };
});

/** `Math.random()`, whose next value follows from the former ones. */
const noGuessableRandom = reportsOn(
  'The server draws from node:crypto (randomInt, randomBytes, randomUUID).',
  (report) => ({
    MemberExpression(member) {
      const { object, property } = member;
      if (object.type === 'Identifier' && object.name === 'Math' && nameOf(property) === 'random') report(member);
    },
  }),
);

export default {
  meta: { name: 'house' },
  rules: {
    'sql-without-templates': sqlWithoutTemplates,
    'named-exports-only': namedExportsOnly,
    'logical-sides': logicalSides,
    'elements-in-place': elementsInPlace,
    'no-guessable-random': noGuessableRandom,
  },
};

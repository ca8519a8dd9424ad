/** Which folder may know which. Rules name positions, not features, so that new ones are covered as they come. */

/** A module may import only the modules before it, and only through their index. */
const MODULES = [
  'identity',
  'access-requests',
  'files',
  'questions',
  'test-library',
  'assessments',
  'candidates',
  'exam',
  'grading',
  'reports',
  'integrations',
];

const modulePath = (...names) => `^server/src/modules/(${names.join('|')})/`;

const looksLeftOnly = MODULES.map((name, position) => ({
  name: `${name}-looks-left`,
  comment: `Modules in order: ${MODULES.join(', ')}. Speak upward by an event, a port or a field resolver of the later module.`,
  severity: 'error',
  from: { path: modulePath(name) },
  to: { path: '^server/src/modules/', pathNot: modulePath(...MODULES.slice(0, position + 1)) },
}));

/** Large modules are made of rooms: each is entered by its index and knows only those before it. What composes them stands beside them. */
const ROOMS = {
  identity: [
    'user',
    'sso',
    'settings',
    'session',
    'notices',
    'support',
    'password',
    'people',
    'factors',
    'sign-in',
    'audit-log',
    'brand',
    'demo',
  ],
  exam: ['attempt', 'accommodation', 'paper', 'answers', 'proctoring', 'candidate', 'supervision', 'demo'],
  grading: ['score', 'marking', 'report', 'result', 'history', 'preview', 'remarking', 'workbench', 'demo'],
  reports: [
    'figures',
    'dashboard',
    'people',
    'analytics',
    'language-check',
    'standing',
    'comparison',
    'candidates',
    'after-exam',
    'exports',
    'feedback',
    'wordings',
    'privacy',
    'rest',
    'demo',
  ],
};

const roomPath = (module, rooms) => `^server/src/modules/${module}/(${rooms.join('|')})/`;

const roomsLookLeftOnly = Object.entries(ROOMS).flatMap(([module, rooms]) =>
  rooms.map((room, position) => ({
    name: `${module}-${room}-looks-left`,
    comment: `Rooms of ${module} in order: ${rooms.join(', ')}.`,
    severity: 'error',
    from: { path: roomPath(module, [room]) },
    to: { path: `^server/src/modules/${module}/`, pathNot: roomPath(module, rooms.slice(0, position + 1)) },
  })),
);

const roomRules = Object.entries(ROOMS).flatMap(([module, rooms]) => [
  {
    name: `${module}-room-has-a-place`,
    comment:
      'Every folder of a module with rooms stands in their order, and only the module and its index stand beside them.',
    severity: 'error',
    from: {
      path: `^server/src/modules/${module}/`,
      pathNot: [roomPath(module, rooms), `/${module}/(index|${module}\\.module)\\.ts$`],
    },
    to: {},
  },
  {
    name: `${module}-rooms-through-index`,
    comment: 'What a room offers to the others stands in its index.ts.',
    severity: 'error',
    from: { path: `^server/src/modules/${module}/([^/]+)`, pathNot: '\\.spec\\.ts$' },
    to: {
      path: roomPath(module, rooms),
      pathNot: [`^server/src/modules/${module}/$1/`, `^server/src/modules/${module}/[^/]+/index\\.ts$`],
    },
  },
]);

const serverRules = [
  {
    name: 'module-has-a-place',
    comment: 'Every folder of server/src/modules stands in the order at the top of this file.',
    severity: 'error',
    from: { path: '^server/src/modules/', pathNot: modulePath(...MODULES) },
    to: {},
  },
  {
    name: 'modules-through-index',
    comment: 'What a module offers to others stands in its index.ts.',
    severity: 'error',
    from: { path: '^server/src/modules/([^/]+)/' },
    to: {
      path: '^server/src/modules/[^/]+/',
      pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'platform-knows-no-hiring',
    comment: 'The platform serves any domain; the domain plugs into it by events, ports and decorators.',
    severity: 'error',
    from: { path: '^server/src/platform/' },
    to: { path: '^server/src/(modules/|[^/]+\\.ts$)' },
  },
  {
    name: 'nothing-imports-reports',
    comment: 'Reports read everything through their own queries, and nothing depends on them but the root module.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: ['^server/src/modules/reports/', '^server/src/app\\.module\\.ts$'] },
    to: { path: '^server/src/modules/reports/' },
  },
  {
    name: 'operations-return-read-models',
    comment:
      'What an operation returns is a read model of its own, which the classes of the schema implement; a view is what translates.',
    severity: 'error',
    from: {
      path: '^server/src/modules/',
      pathNot: '(\\.(type|resolver|view|controller|module|inputs|args)|/index)\\.ts$',
    },
    to: { path: '^server/src/modules/.*\\.type\\.ts$' },
  },
  {
    name: 'product-without-tests',
    comment: 'Test files and what only tests install never reach the product.',
    severity: 'error',
    from: { path: '^(server|client|question-model)/src/', pathNot: ['\\.spec\\.tsx?$', '/testing/'] },
    to: { path: ['^server/test/', '\\.spec\\.tsx?$', '/testing/'] },
  },
];

const clientRules = [
  {
    name: 'features-are-islands',
    comment: 'A route joins features; they never import each other.',
    severity: 'error',
    from: { path: '^client/src/features/([^/]+)/', pathNot: '^client/src/features/authoring/' },
    to: { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
  },
  {
    name: 'authoring-stands-on-parts',
    comment: 'Writing an assessment or a test joins the features that have a part of it, and these alone.',
    severity: 'error',
    from: { path: '^client/src/features/authoring/' },
    to: {
      path: '^client/src/features/',
      pathNot:
        '^client/src/features/(authoring|assessments|questions|test-library|mail-wordings|return-path|webhooks|session)/',
    },
  },
  {
    name: 'features-know-no-composition',
    comment: 'Providers, router, paths and layouts are put around features, not reached from within.',
    severity: 'error',
    from: { path: '^client/src/features/' },
    to: { path: '^client/src/(app|docs|exam|playground)/' },
  },
  {
    name: 'shared-knows-no-domain',
    comment: 'Components, hooks, lib and theme would do in another product.',
    severity: 'error',
    from: { path: '^client/src/(components|hooks|lib|theme)/' },
    to: { path: '^client/src/(features|answering|app|docs|exam|playground)/' },
  },
  {
    name: 'answering-stands-alone',
    comment: 'How a question is answered is the same for candidates and for staff, so it knows neither page.',
    severity: 'error',
    from: { path: '^client/src/answering/' },
    to: { path: '^client/src/(features|app|docs|exam|playground|graphql)/' },
  },
  {
    name: 'entries-stay-apart',
    comment: 'Staff application, exam and playground are three pages that share only what is below them.',
    severity: 'error',
    from: { path: '^client/src/(app|docs|exam|playground)/' },
    to: { path: '^client/src/(app|docs|exam|playground)/', pathNot: '^client/src/$1/' },
  },
  {
    name: 'exam-stays-light',
    comment: 'The exam page is counted in kilobytes; antd and Apollo Client alone would fill its budget.',
    severity: 'error',
    from: { path: '^client/src/(exam|answering|features/exam)/', pathNot: '\\.spec\\.tsx?$' },
    to: {
      path: ['node_modules/(antd|@ant-design|@apollo/client|rxjs|formik|yup|@visx|graphiql)/', '^client/src/app/'],
      reachable: true,
    },
  },
  {
    name: 'sign-in-stays-light',
    comment:
      'The page to sign in is counted in kilobytes as well; what lies behind it is fetched by its `ConsoleAhead` alone.',
    severity: 'error',
    from: {
      path: '^client/src/(app/sign-in|features/session/sign-in|components/plain|components/brand)/',
      pathNot: ['\\.spec\\.tsx?$', '^client/src/app/sign-in/main\\.tsx$'],
    },
    to: {
      path: ['node_modules/(antd|@ant-design|@apollo/client|rxjs|react-router|react-router-dom|dayjs)/'],
      reachable: true,
    },
  },
];

const modelRules = [
  {
    name: 'model-knows-nobody',
    comment: 'The question model is pure: no framework, no page, no database, no file.',
    severity: 'error',
    from: { path: '^question-model/src/', pathNot: ['\\.spec\\.ts$', '/testing/'] },
    to: { pathNot: '^question-model/src/' },
  },
  {
    name: 'answering-learns-no-keys',
    comment: 'What a candidate loads can read an answer and never mark one.',
    severity: 'error',
    from: { path: '^client/src/(exam|answering|features/exam)/', pathNot: '\\.spec\\.tsx?$' },
    to: {
      path: '^question-model/src/',
      pathNot:
        '^question-model/src/(answer\\.ts|content\\.ts|(answer|number|shape|vocabulary)/|types/[^/]+/(content|choices|record-seconds)\\.ts|text/(fold-digits|invisible)\\.ts)',
      reachable: true,
    },
  },
];

const commonRules = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, also where one needs no more than a type of the other.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment:
      'A file that nothing imports, and that imports nothing, does nothing. Of what codegen writes, knip says whether it is used.',
    severity: 'error',
    from: { orphan: true, pathNot: ['-generated\\.ts$', '\\.d\\.ts$', '\\.spec\\.tsx?$', '\\.(css|json)$'] },
    to: {},
  },
  { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$|\\?' } },
  {
    name: 'packages-are-declared',
    comment: 'A package that only some other package brought along disappears with it.',
    severity: 'error',
    from: { path: '^(server|client)/src/', pathNot: ['\\.spec\\.tsx?$', '\\.d\\.ts$', '/testing/'] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

module.exports = {
  forbidden: [
    ...looksLeftOnly,
    ...roomsLookLeftOnly,
    ...roomRules,
    ...serverRules,
    ...clientRules,
    ...modelRules,
    ...commonRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      mainFields: ['main', 'types', 'typings'],
      exportsFields: ['exports'],
      conditionNames: ['@mizan/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CLIENT = path.join(__dirname, '../../../client/src');
/** What draws a setting or a field with its label. */
const FIELDS = new Set([
  'CheckField',
  'DaysRow',
  'FieldFrame',
  'FormField',
  'NumberField',
  'SettingRow',
  'SwitchField',
  'SwitchRow',
]);
/** Where settings are: of an assessment, of invitations and links, of marking, of oneself and of the installation. */
const SETTINGS =
  /^features\/(?:assessments\/(?:configuration|grading|integration|proctoring|report|settings)|brand|candidates\/(?:life|public-link)|privacy|results\/workbench\/rules|security\/(?:sso|factor)|settings)/u;

/** Each setting that has none, by its file and what its label is said to be, and why its label or what stands beside it does. */
const WITHOUT: Record<string, string> = {
  'features/brand/accent-field.tsx: accent': 'what it looks like is shown while one types',
  'features/brand/brand-form.tsx: ': 'the name and the imprint are shown while one types',
  'features/brand/brand-form.tsx: supportAddress': 'an address',
  'features/brand/logo-field.tsx: ': 'it is shown once it is chosen',
  'features/privacy/erase-dialog.tsx: erase.email': 'what is to be typed stands above it',
  'features/results/workbench/rules-drawer.tsx: rules.${name}': 'on or off, and the line below says what each means',
  'features/security/factor-demand-part.tsx: demand.days': 'the example of its switch counts its days',
  'features/security/sso-fields.tsx: sso.${name}':
    'what a provider says is copied; where a form is asked for it stands in the field',
  'features/security/sso-fields.tsx: sso.clientSecret': 'what the provider says is copied',
  'features/security/sso-fields.tsx: sso.name': 'a name',
  'features/settings/appearance-part.tsx: appearance.language': 'what it does is seen at once',
  'features/settings/appearance-part.tsx: common:theme.label': 'what it does is seen at once',
  'features/settings/notifications-part.tsx: notifications.accessRequest': 'an email or none',
  'features/settings/notifications-part.tsx: notifications.submission': 'an email or none',
};

interface Field {
  place: string;
  hasExample: boolean;
}

const textsOf = (language: string): unknown =>
  JSON.parse(readFileSync(path.join(CLIENT, `locales/${language}/examples.json`), 'utf8'));

const namesIn = (texts: unknown, under = ''): string[] =>
  Object.entries(texts as object).flatMap(([key, text]) =>
    typeof text === 'string' ? [under + key] : namesIn(text, `${under}${key}.`),
  );

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
  .map((file) => ({ file, source: parsed(file) }));

function parsed(file: string): ts.SourceFile {
  const text = readFileSync(path.join(CLIENT, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function all<Node extends ts.Node>(source: ts.Node, is: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isElement = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

const attribute = (element: ts.JsxOpeningLikeElement, wanted: string): ts.JsxAttribute | undefined =>
  element.attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === wanted,
  );

/** Of a file, where something is drawn with its label; what only hands on the fields that it was given is left out. */
function fieldsIn({ file, source }: (typeof files)[number]): Field[] {
  return all(source, isElement)
    .filter(({ tagName }) => FIELDS.has(tagName.getText()))
    .flatMap((element) => {
      const label = attribute(element, 'label')?.initializer?.getText();
      const spread = element.attributes.properties.find(ts.isJsxSpreadAttribute)?.expression.getText() ?? '';
      if (label === '{label}' || (label === undefined && !spread.includes('('))) return [];
      const [, said = spread] = /t\(\s*['`]([^'`]+)['`]/u.exec(label ?? '') ?? [];
      const given = all(source, ts.isPropertyAssignment).some(({ name }) => name.getText() === 'example');
      return [
        {
          place: `${file}: ${said}`,
          hasExample: attribute(element, 'example') !== undefined || (spread.includes('(') && given),
        },
      ];
    });
}

const settings = files.filter(({ file }) => SETTINGS.test(file)).flatMap(fieldsIn);

it('finds the settings, and the examples', () => {
  expect(settings.length).toBeGreaterThan(35);
  expect(namesIn(textsOf('en')).length).toBeGreaterThan(35);
});

it('every setting has an example, or a reason to need none', () => {
  const bare = settings.filter(({ hasExample }) => !hasExample).map(({ place }) => place);
  expect([...new Set(bare)].toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});

/** What is named with `example`, in whichever way it reaches it: as a text, as one of those in a list, as a value by its key. */
function namedIn({ source }: (typeof files)[number], names: ReadonlySet<string>): string[] {
  const isAsked =
    all(source, isElement).some((element) => attribute(element, 'example')) ||
    all(source, ts.isPropertyAssignment).some(({ name }) => name.getText() === 'example') ||
    all(source, ts.isCallExpression).some(({ expression }) => expression.getText() === 'useExample');
  if (!isAsked) return [];
  return [...literalsOf(source), ...importedLists(source)].filter((text) => names.has(text));
}

const literalsOf = (source: ts.Node): string[] => all(source, ts.isStringLiteralLike).map(({ text }) => text);

/** What a list that comes from the file beside says. */
function importedLists(source: ts.SourceFile): string[] {
  return all(source, ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const to = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    if (!to.startsWith('./') || importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const beside = path.join(CLIENT, path.dirname(source.fileName), `${to}.ts`);
    try {
      return literalsOf(ts.createSourceFile(beside, readFileSync(beside, 'utf8'), ts.ScriptTarget.Latest, true));
    } catch {
      return [];
    }
  });
}

it.each(['en', 'ar'])('no example in %s is written for nothing', (language) => {
  const names = namesIn(textsOf(language));
  const used = new Set(files.flatMap((file) => namedIn(file, new Set(names))));
  // Named by what is kept: `retention.${rule.dataClass}`, which the compiler holds against the examples.
  expect(names.filter((name) => !used.has(name) && !name.startsWith('retention.'))).toEqual([]);
});

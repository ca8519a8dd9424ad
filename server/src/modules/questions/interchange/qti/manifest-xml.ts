import { element, xmlDocument, xmlText } from '../xml/write-xml';
import type { Dialect } from './dialect';
import { ownFieldsOf, OWN_FIELDS } from './own-fields';
import type { WrittenItem } from './written-item';

const LOM = 'http://ltsc.ieee.org/xsd/LOM';
const DIFFICULTIES = { Easy: 'easy', Medium: 'medium', Hard: 'difficult' } as const;

/** What is in the package, and of each question what no item says: its skill, how hard it is, how long it takes. */
export function manifestXml(dialect: Dialect, items: readonly WrittenItem[]): Buffer {
  const test = resource(
    'test',
    dialect.testType,
    ['test.xml'],
    '',
    items.filter(({ question }) => question.translationOf === undefined).map(({ id }) => id),
  );
  const questions = items.map((item) =>
    resource(item.id, dialect.itemType, [`items/${item.id}.xml`, ...item.images], lomXml(item), []),
  );
  const kind = element('schema', {}, dialect.schema) + element('schemaversion', {}, dialect.schemaVersion);
  return xmlDocument(
    element(
      'manifest',
      { xmlns: dialect.manifestNamespace, identifier: 'mizan-questions' },
      element('metadata', {}, kind),
      element('organizations'),
      element('resources', {}, items.length > 0 ? test : '', questions),
    ),
  );
}

function resource(identifier: string, type: string, files: string[], metadata: string, needs: string[]): string {
  return element(
    'resource',
    { identifier, type, href: files[0] },
    metadata && element('metadata', {}, metadata),
    files.map((href) => element('file', { href })),
    needs.map((id) => element('dependency', { identifierref: id })),
  );
}

function lomXml({ question }: WrittenItem): string {
  const { skill, difficulty, durationSeconds, language, title } = question;
  const own = ownFieldsOf(question);
  const general = [
    element('title', {}, text(title, language)),
    language ? element('language', {}, language) : '',
    skill ? element('keyword', {}, text(skill, language)) : '',
    ...(question.notes?.tags ?? []).map((tag) => element('keyword', {}, text(tag, language))),
    own === null ? '' : element('keyword', {}, text(`${OWN_FIELDS}${JSON.stringify(own)}`, undefined)),
  ];
  const educational = [
    difficulty ? element('difficulty', {}, vocabulary(DIFFICULTIES[difficulty])) : '',
    durationSeconds ? element('typicalLearningTime', {}, element('duration', {}, `PT${durationSeconds}S`)) : '',
  ];
  return element('lom', { xmlns: LOM }, element('general', {}, general), element('educational', {}, educational));
}

function text(value: string, language: string | undefined): string {
  return element('string', { language }, xmlText(value));
}

function vocabulary(value: string): string {
  return element('source', {}, 'LOMv1.0') + element('value', {}, value);
}

import { otherLanguage } from '@mizan/question-model';
import type { ContentLanguage } from '../../vocabulary';
import type { Question } from '../../question.entity';
import { titleOf } from '../read-each';
import { element, xmlDocument, xmlText } from '../xml/write-xml';
import { codesIn, formulaOf, shownCode } from './marked-text';
import type { Code, MarkedRun } from './marked-text';
import { workOf } from './translation-work';
import type { WorkUnit } from './translation-work';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
const directions = { en: 'ltr', ar: 'rtl' } as const;

/**
 * XLIFF 2.1, the core only: a file a question, a unit a text. Units may not be divided, because a text is taken over whole.
 * Questions that have nothing to translate are left out.
 */
export function writeXliff(questions: readonly Question[], from: ContentLanguage, texts: 'open' | 'all'): Buffer {
  const to = otherLanguage(from);
  const files = questions.flatMap((question) => fileOf(question, to, workOf(question, texts)));
  return xmlDocument(element('xliff', { xmlns: NAMESPACE, version: '2.1', srcLang: from, trgLang: to }, files));
}

function fileOf({ id, text, type, language }: Question, to: ContentLanguage, units: WorkUnit[]): string[] {
  if (units.length === 0) return [];
  const about = { id, original: titleOf(text), srcDir: directions[language], trgDir: directions[to] };
  const note = element('note', { category: 'question-type' }, xmlText(type));
  return [
    '\n',
    element(
      'file',
      { ...about, canResegment: 'no' },
      element('notes', {}, note),
      units.map((unit) => `\n${unitOf(unit)}`),
    ),
  ];
}

function unitOf({ path, form, source, said, state, staleSource }: WorkUnit): string {
  const codes = [...codesIn(source, said).values()];
  const notes = [
    ...(form === 'LIST'
      ? [element('note', { category: 'list' }, 'One item on each line; there may be more, or fewer.')]
      : []),
    ...(staleSource === null ? [] : [element('note', { category: 'translated-from' }, xmlText(staleSource))]),
  ];
  const written = (name: string, runs: readonly MarkedRun[]) =>
    element(name, { 'xml:space': 'preserve' }, runs.map(runOf));
  return element(
    'unit',
    { id: path },
    ...(notes.length > 0 ? [element('notes', {}, notes)] : []),
    ...(codes.length > 0 ? [element('originalData', {}, codes.flatMap(dataOf))] : []),
    element('segment', { id: 's1', state }, written('source', source), said ? written('target', said) : ''),
  );
}

const dataOf = ({ id, open, close }: Code): string[] => [
  element('data', { id: `d${id}` }, xmlText(shownCode(open))),
  ...(close === null ? [] : [element('data', { id: `d${id}e` }, xmlText(close))]),
];

function runOf(run: MarkedRun): string {
  if (typeof run === 'string') return xmlText(run);
  const { code, runs } = run;
  const { id, open, close } = code;
  if (close !== null) return element('pc', { id, dataRefStart: `d${id}`, dataRefEnd: `d${id}e` }, runs.map(runOf));
  const formula = formulaOf(code);
  const disp = formula ?? (open.startsWith('[[') ? open : undefined);
  return element('ph', { id, dataRef: `d${id}`, disp, canDelete: disp === undefined ? undefined : 'no' });
}

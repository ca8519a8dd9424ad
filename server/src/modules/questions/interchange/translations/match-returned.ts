import { otherLanguage, unitsOf } from '@mizan/question-model';
import type { FieldText, TextUnit } from '@mizan/question-model';
import { InvalidInput } from '../../../../platform/errors';
import type { Question } from '../../question.entity';
import { readTranslation } from '../../translation/read-translation';
import type { ConfirmedText } from '../../translation/translate-question';
import { fieldsOf } from '../../version-fields';
import type { ImportNote, NoteParams } from '../interchange';
import type { ImportProblemCode } from '../problem-codes';
import { codesIn, markedTexts, returned, unmarked } from './marked-text';
import type { Code, ReturnedRun } from './marked-text';
import type { ReturnedFile, ReturnedRow, ReturnedText } from './returned-text';
import { codedCell, runsOfCell } from './sheet-codes';

/** What of a file is taken over for a question. */
export interface TakenQuestion {
  question: Question;
  texts: FieldText[];
  /** Of which somebody says that they still hold. */
  confirmed: ConfirmedText[];
}

export interface Matched {
  taken: TakenQuestion[];
  unchanged: number;
  untranslated: number;
  problems: ImportNote[];
}

type Returned = ReturnedText | ReturnedRow;
type Found =
  | { text: string }
  | { confirmed: string }
  | 'unchanged'
  | 'untranslated'
  | Pick<ImportNote, 'code' | 'params'>;

const fault = (code: ImportProblemCode, params: NoteParams = {}) => ({ code, params });

/** Holds what came back against the questions as they are now. What does not fit any more is a problem at its place. */
export function matchReturned(file: ReturnedFile, questions: ReadonlyMap<string, Question>): Matched {
  const matched: Matched = { taken: [], unchanged: 0, untranslated: 0, problems: [...file.problems] };
  for (const [id, texts] of byQuestion(file.texts)) {
    const question = questions.get(id);
    const refused = question ? otherLanguages(file, question) : fault('QUESTION_UNKNOWN');
    if (!question || refused) matched.problems.push(...atFirst(texts, refused ?? fault('QUESTION_UNKNOWN')));
    else matchQuestion(question, texts, matched);
  }
  matched.problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return matched;
}

function byQuestion(texts: readonly Returned[]): Map<string, Returned[]> {
  const groups = new Map<string, Returned[]>();
  for (const text of texts) {
    const known = groups.get(text.questionId);
    if (known) known.push(text);
    else groups.set(text.questionId, [text]);
  }
  return groups;
}

const atFirst = ([first]: readonly Returned[], { code, params }: Pick<ImportNote, 'code' | 'params'>): ImportNote[] =>
  first ? [{ line: first.line, title: first.title, code, params }] : [];

function otherLanguages(
  { from, to }: ReturnedFile,
  { language }: Question,
): Pick<ImportNote, 'code' | 'params'> | null {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  const isOther = (tag: string | null, wanted: string) => tag !== null && primary(tag) !== wanted;
  if (!isOther(from, language) && !isOther(to, otherLanguage(language))) return null;
  return fault('OTHER_LANGUAGES', { from: from ?? '', to: to ?? '', written: language });
}

function matchQuestion(question: Question, texts: readonly Returned[], matched: Matched): void {
  const units = new Map(unitsOf(question, question.translation).map((unit) => [unit.path, unit]));
  const taken: TakenQuestion = { question, texts: [], confirmed: [] };
  const seen = new Map<string, Returned>();
  for (const text of texts) {
    const unit = units.get(text.path);
    const found = seen.has(text.path)
      ? fault('TWICE_IN_FILE')
      : unit
        ? foundIn(question, unit, text)
        : fault('TEXT_UNKNOWN');
    seen.set(text.path, text);
    if (found === 'unchanged' || found === 'untranslated') matched[found] += 1;
    else if ('code' in found) matched.problems.push(noteAt(text, found));
    else if ('confirmed' in found) taken.confirmed.push({ path: text.path, source: found.confirmed });
    else taken.texts.push({ path: text.path, text: found.text });
  }
  for (const refusal of refusals(question, taken.texts)) {
    matched.problems.push(noteAt(seen.get(refusal.path), refusal));
    taken.texts = taken.texts.filter(({ path }) => path !== refusal.path);
  }
  if (taken.texts.length + taken.confirmed.length > 0) matched.taken.push(taken);
}

function noteAt(text: Returned | undefined, { code, params }: Pick<ImportNote, 'code' | 'params'>): ImportNote {
  return { line: text?.line ?? null, title: text?.title ?? '', code, params: { text: text?.path ?? '', ...params } };
}

function foundIn(question: Question, unit: TextUnit, text: Returned): Found {
  const marked = markedTexts(unit.form, unit.text, unit.translated);
  const codes = codesOf(marked, text);
  const isRow = 'english' in text;
  const own = isRow ? (question.language === 'en' ? text.english : text.arabic) : text.source;
  const other = isRow ? (question.language === 'en' ? text.arabic : text.english) || null : text.said;
  const read = (given: ReturnedRun[] | string): string | null => {
    const runs = typeof given !== 'string' ? given : unit.form === 'RICH' ? runsOfCell(given) : [given];
    return runs === null ? null : (unmarked(unit.form, runs, codes)?.trim() ?? null);
  };
  const expected =
    typeof own === 'string'
      ? read(codedCell(unit.form, marked.source))
      : unmarked(unit.form, returned(marked.source), codes);
  if (read(own) !== expected?.trim()) return fault('SOURCE_CHANGED');
  if (other === null) return 'untranslated';
  const said = read(other);
  if (said === null) return fault('CODES_CHANGED');
  if (said !== unit.translated?.trim()) return { text: said };
  return stale(unit, isRow ? null : text.state);
}

/** Those of the question of today; for what only the file has, its own, which are read like everything that comes from outside. */
function codesOf(marked: ReturnType<typeof markedTexts>, text: Returned): Map<string, Code> {
  const source = codesIn(marked.source);
  const added = 'english' in text ? [] : text.codes.filter(({ id }) => !source.has(String(id)));
  const own = codesIn(marked.source, marked.said);
  return new Map([...own, ...added.map((code) => [String(code.id), code] as const)]);
}

/** What was said already. That a stale text still holds has to be said by whoever sends it back. */
function stale({ text, staleSource }: TextUnit, state: ReturnedText['state']): Found {
  if (staleSource === null) return 'unchanged';
  return state === null || state === 'initial' ? fault('STILL_STALE') : { confirmed: text };
}

type Refusal = Pick<ImportNote, 'code' | 'params'> & { path: string };

/** What the rules of questions refuse: each text for itself, then all of them together. */
function refusals(question: Question, texts: readonly FieldText[]): Refusal[] {
  const alone = texts.flatMap((text) => refusedBy(question, [text]));
  const rest = texts.filter(({ path }) => alone.every((refusal) => refusal.path !== path));
  return [...alone, ...refusedBy(question, rest)];
}

function refusedBy(question: Question, texts: FieldText[]): Refusal[] {
  if (texts.length === 0) return [];
  try {
    readTranslation(fieldsOf(question), { texts });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.params.fields.flatMap(({ path: at, rule, params = {} }) => {
      const path = at.replace(/^texts\./u, '');
      const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
      const meant = texts.filter((text) => path === text.path || path.startsWith(`${text.path}.`));
      // A rule that several texts break together costs them all.
      return (meant.length > 0 ? meant : texts).map((text) => ({
        path: text.path,
        ...fault('INVALID_FIELD', { path, rule, ...named }),
      }));
    });
  }
}

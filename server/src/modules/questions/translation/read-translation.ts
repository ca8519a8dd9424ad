import {
  faultsOf,
  isRefused,
  kindOf,
  linesOf,
  noteLimits,
  sourceTextsOf,
  textsOf,
  withTexts,
} from '@mizan/question-model';
import type { FieldText, SourceText, TranslatedText, Translation } from '@mizan/question-model';
import { languageOf } from '../detect-language';
import { FieldProblems } from '../field-problems';
import { questionLimits } from '../question-fields';
import type { QuestionFields } from '../question-fields';
import { readRichText } from '../rich-text/read-rich-text';

/** What somebody says in the other language. Paths are those of `sourceTextsOf`; an empty text takes one back. */
export interface TranslationDraft {
  texts: readonly FieldText[];
  /** Who read it all against the source. */
  reviewedBy?: string | null;
  reviewedAt?: string | null;
}

/**
 * The translation of a question with these texts in it; those that are not named stay as they were. Whatever is named was just held
 * against the source, so it is not stale.
 *
 * @throws InvalidInput at `texts.` and the path of the text
 */
export function readTranslation(question: QuestionFields, draft: TranslationDraft): Translation {
  const problems = new FieldProblems();
  const sources = new Map(sourceTextsOf(question).map((source) => [source.path, source]));
  for (const { path } of draft.texts) if (!sources.has(path)) problems.add(`texts.${path}`, 'unknown-text');
  for (const { path, text } of draft.texts)
    if (path !== 'text' && text.trim() !== '') checkAgainst(sources.get(path), text, problems);
  problems.throwIfAny();
  const rich = readOwnText(question, draft.texts, problems);
  const read = [...rich.texts, ...readTexts(question, draft.texts, problems), ...readNotes(draft.texts, problems)];
  for (const { path, text } of rich.texts) checkAgainst(sources.get(path), text, problems);
  problems.throwIfAny();
  const texts = merged(question.translation?.texts ?? [], draft.texts, read, sources);
  const { reviewedBy = null, reviewedAt = null } = draft;
  return {
    from: languageOf(question),
    texts,
    ...rich.text,
    reviewedBy,
    reviewedAt,
  };
}

/** The text of the question itself, with formatting where the source has some. */
function readOwnText(question: QuestionFields, given: readonly FieldText[], problems: FieldProblems) {
  const own = given.find(({ path }) => path === 'text');
  const { text = null, textHtml = null } = question.translation ?? {};
  if (!own) return { texts: [], text: { text, textHtml } };
  const found = new FieldProblems();
  const { html, text: plain } =
    question.textHtml === null ? { html: null, text: own.text } : readRichText(own.text, found);
  const read = found.text('text', plain, { max: questionLimits.textLength, isOptional: true });
  for (const { rule, params } of found.all) problems.add('texts.text', rule, params);
  if (read === '') return { texts: [], text: { text: null, textHtml: null } };
  return { texts: [{ path: 'text', text: html ?? read }], text: { text: read, textHtml: html } };
}

/** By the rules of the type: what would be refused in a question is refused in its translation. */
function readTexts(question: QuestionFields, given: readonly FieldText[], problems: FieldProblems): FieldText[] {
  const kind = kindOf(question.type);
  const shown = kind.show(question);
  const said = new Map(given.flatMap(({ path, text }) => (linesOf(text).length > 0 ? [[path, text]] : [])));
  const before = (question.translation?.texts ?? []).filter(({ path }) => !given.some((text) => text.path === path));
  const found = new FieldProblems();
  const draft = withTexts(kind.authored, shown, [...before, ...given.filter(({ path }) => said.has(path))]);
  const read = kind.read(draft, { problems: found, before: question.content, newId: () => '' });
  // Gaps may stand in another order, for sentences do; that none is missing is looked at apart.
  for (const { path, rule, params } of found.all)
    if (rule !== 'marker-order') problems.add(`texts.${path}`, rule, params);
  return textsOf(kind.authored, kind.show(read)).flatMap(({ path, text }) => (said.has(path) ? [{ path, text }] : []));
}

function readNotes(given: readonly FieldText[], problems: FieldProblems): FieldText[] {
  return given
    .filter(({ path }) => path.startsWith('notes.'))
    .map(({ path, text }) => ({
      path,
      text: problems.text(`texts.${path}`, text, { max: noteLimits.text, isOptional: true }),
    }))
    .filter(({ text }) => text !== '');
}

function checkAgainst(source: SourceText | undefined, text: string, problems: FieldProblems): void {
  if (!source) return;
  const refused = faultsOf(source.text, text).find(isRefused);
  if (refused) problems.add(`texts.${source.path}`, refused === 'GAPS' ? 'same-gaps' : 'same-formulas');
}

/** In the order of the source. */
function merged(
  before: readonly TranslatedText[],
  given: readonly FieldText[],
  read: readonly FieldText[],
  sources: ReadonlyMap<string, SourceText>,
): TranslatedText[] {
  const named = new Set(given.map(({ path }) => path));
  const kept = new Map(before.filter(({ path }) => !named.has(path)).map((text) => [text.path, text]));
  const said = new Map(read.map((text) => [text.path, text]));
  return [...sources.values()].flatMap(({ path, text: source }): TranslatedText[] => {
    const [now, then] = [said.get(path), kept.get(path)];
    return now ? [{ ...now, source }] : then ? [then] : [];
  });
}

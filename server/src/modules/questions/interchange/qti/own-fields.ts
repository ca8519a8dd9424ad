import { authoredFields, questionOptions } from '@mizan/question-model';
import type { QuestionOptions } from '@mizan/question-model';
import type { QuestionNotes } from '../../notes/question-notes';
import { QuestionType } from '../../vocabulary';
import { extensionsFor, fileTypeFor, namesFileKinds } from '../file-types';
import type { CarriedQuestion } from '../interchange';

/** Begins the keyword in which a package of ours keeps what QTI has no form for. */
export const OWN_FIELDS = 'mizan:';

/** A rubric has a place in QTI. */
const OPTIONS = questionOptions.filter((name) => name !== 'rubric');
const NAMES = [...OPTIONS, 'comparison', 'isAdditional', 'translationOf', 'notes'] as const;

/** Null when there is nothing of it. */
export function ownFieldsOf(question: CarriedQuestion): object | null {
  const { lowLabel, highLabel } = question.rating ?? {};
  const held = NAMES.flatMap((name) => (question[name] ? [[name, question[name]] as const] : []));
  const labels = lowLabel || highLabel ? { lowLabel, highLabel } : null;
  const files = extensionsFor(question) ?? [];
  const own = {
    ...Object.fromEntries(held),
    ...(labels && { labels }),
    ...(files.length > 1 && { files: files.join(' ') }),
  };
  return Object.keys(own).length > 0 ? own : null;
}

/** What such a keyword says, as far as it has the form that we write; what is in it is checked like everything imported. */
export function withOwnFields(question: CarriedQuestion, keyword: string): CarriedQuestion {
  const own = parsed(keyword.slice(OWN_FIELDS.length));
  const { comparison, isAdditional, labels, translationOf, notes, files } = own;
  return {
    ...(typeof files === 'string' ? askingFor(files, question) : question),
    ...optionsIn(own),
    ...(isAdditional === true && { isAdditional }),
    ...(typeof translationOf === 'string' && { translationOf }),
    ...(isRecord(notes) && { notes: notesIn(notes) }),
    ...(isRecord(comparison) && { comparison: switchesIn(comparison) }),
    ...(question.rating && isRecord(labels) && { rating: { ...question.rating, ...textsIn(labels) } }),
  };
}

/** The item itself names no kind of file when several are taken: the schema of QTI has room for one. */
function askingFor(files: string, question: CarriedQuestion): CarriedQuestion {
  if (question.type !== QuestionType.FILE_UPLOAD || !namesFileKinds(files)) return question;
  const { fileKinds: _anyKind, ...asked } = question;
  return { ...asked, ...fileTypeFor(files) };
}

function optionsIn(own: Record<string, unknown>): QuestionOptions {
  const type = (name: keyof QuestionOptions) => (authoredFields[name].kind === 'whole' ? 'number' : 'string');
  return Object.fromEntries(OPTIONS.flatMap((name) => (typeof own[name] === type(name) ? [[name, own[name]]] : [])));
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function switchesIn({ ignoresAccents, ignoresArticles, ignoresSpacing }: Record<string, unknown>) {
  return {
    ignoresAccents: ignoresAccents === true,
    ignoresArticles: ignoresArticles === true,
    ignoresSpacing: ignoresSpacing === true,
  };
}

const TEXTS = ['feedback', 'rightFeedback', 'partlyRightFeedback', 'wrongFeedback'] as const;

function notesIn(notes: Record<string, unknown>): QuestionNotes {
  const words = (list: unknown) =>
    Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
  const answers = Array.isArray(notes.answers) ? notes.answers.filter(isRecord) : [];
  return {
    ...Object.fromEntries(TEXTS.flatMap((name) => (typeof notes[name] === 'string' ? [[name, notes[name]]] : []))),
    ...(answers.length > 0 && {
      answers: answers.map(({ answer, feedback }) => ({ answer: String(answer), feedback: String(feedback) })),
    }),
    ...(words(notes.hints).length > 0 && { hints: words(notes.hints) }),
    ...(words(notes.tags).length > 0 && { tags: words(notes.tags) }),
  };
}

function textsIn({ lowLabel, highLabel }: Record<string, unknown>) {
  const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
  return { lowLabel: textOrNull(lowLabel), highLabel: textOrNull(highLabel) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

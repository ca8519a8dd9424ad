import type { Difficulty, QuestionInput, QuestionType } from '../../graphql/schema-generated';
import { westernDigits } from '../../lib/format/western-digits';
import { noNotes, notesInput, readNotes, type NotesDraft } from './notes/notes-draft';
import { typeOf } from './types';
import type { AnswerInput, QuestionFields, CommonFields } from './types/question-type';

/** A question as its author has it on the screen: numbers as typed, and an answer per type that was tried. */
export interface QuestionDraft {
  type: QuestionType;
  text: string;
  /** With its formatting; null while the text is plain. */
  textHtml: string | null;
  durationSeconds: string;
  score: string;
  difficulty: Difficulty;
  skill: string;
  isAdditional: boolean;
  notes: NotesDraft;
  /** Switching the type and back loses nothing. */
  answers: Partial<Record<QuestionType, unknown>>;
}

export function blankDraft(type: QuestionType, skill = ''): QuestionDraft {
  const { durationSeconds, score, blank } = typeOf(type);
  return {
    type,
    text: '',
    textHtml: null,
    durationSeconds: String(durationSeconds),
    score: String(score),
    difficulty: 'MEDIUM',
    skill,
    isAdditional: false,
    notes: noNotes(),
    answers: { [type]: blank() },
  };
}

export function questionDraftOf(question: QuestionFields): QuestionDraft {
  return {
    type: question.type,
    text: question.text,
    textHtml: question.textHtml,
    durationSeconds: String(question.durationSeconds),
    score: String(question.score),
    difficulty: question.difficulty,
    skill: question.skill,
    isAdditional: question.isAdditional,
    notes: readNotes(question.notes),
    answers: { [question.type]: typeOf(question.type).read(question) },
  };
}

export function questionInputOf(draft: QuestionDraft): QuestionInput {
  return { [memberOf(draft.type)]: fieldsOf(draft) } as unknown as QuestionInput;
}

/** Whether the server would be sent the same of both. */
export const isSameQuestion = (one: QuestionDraft, other: QuestionDraft): boolean =>
  one === other || JSON.stringify(questionInputOf(one)) === JSON.stringify(questionInputOf(other));

/** The name of a type in `QuestionInput`: `fillInTheBlank` for `FILL_IN_THE_BLANK`. */
const memberOf = (type: QuestionType) =>
  type.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** What is written of a question, which all depends on its type but for the head. */
export function fieldsOf(draft: QuestionDraft): CommonFields & AnswerInput {
  const { type, difficulty, isAdditional, answers } = draft;
  return {
    text: draft.text.trim(),
    textHtml: draft.textHtml,
    durationSeconds: secondsOf(draft),
    score: pointsOf(draft),
    difficulty,
    skill: draft.skill.trim(),
    isAdditional,
    notes: notesInput(draft.notes),
    ...typeOf(type).write(answers[type]),
  };
}

export function withType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  return { ...draft, type, answers: { ...draft.answers, [type]: draft.answers[type] ?? typeOf(type).blank() } };
}

/** What the server added when it stored the question. */
export function adopted(draft: QuestionDraft, stored: QuestionFields): QuestionDraft {
  const { adopt } = typeOf(stored.type);
  const answer = draft.answers[stored.type];
  if (!adopt || answer === undefined) return draft;
  return { ...draft, answers: { ...draft.answers, [stored.type]: adopt(answer, stored) } };
}

const readNumber = (typed: string) => {
  const number = Number(westernDigits(typed).trim() || Number.NaN);
  return Number.isFinite(number) ? number : 0;
};

/** 0 while the field holds no number. */
export const secondsOf = ({ durationSeconds }: Pick<QuestionDraft, 'durationSeconds'>) => readNumber(durationSeconds);
export const pointsOf = ({ score }: Pick<QuestionDraft, 'score'>) => readNumber(score);

/** Points that count: those of an additional question do not. */
export const scoredPoints = (draft: QuestionDraft) => (draft.isAdditional ? 0 : pointsOf(draft));

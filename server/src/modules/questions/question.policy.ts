import { randomUUID } from 'node:crypto';
import { carriedOver, kindOf } from '@mizan/question-model';
import type { KeyDraft } from '@mizan/question-model';
import { FieldProblems } from './field-problems';
import { readNotes } from './notes/question-notes';
import type { QuestionNotesDraft } from './notes/question-notes';
import { questionLimits } from './question-fields';
import type { QuestionFields } from './question-fields';
import { readRichText } from './rich-text/read-rich-text';
import { readTranslation } from './translation/read-translation';
import type { TranslationDraft } from './translation/read-translation';
import type { Difficulty, QuestionType } from './vocabulary';

/** A question as an author hands it in. */
export interface QuestionDraft extends KeyDraft {
  type: QuestionType;
  text: string;
  /** The text with formatting; `text` is then taken from it. */
  textHtml?: string | null;
  durationSeconds: number;
  score: number;
  difficulty: Difficulty;
  skill: string;
  isAdditional?: boolean | null;
  /** Feedback, hints and tags; left out: what was said so far. */
  notes?: QuestionNotesDraft | null;
  /** What it says in the other language; left out: what it said so far, as far as it still fits. */
  translation?: TranslationDraft | null;
}

/**
 * Reads a draft by the rules of its type; throws `InvalidInput` with every problem in it, at paths inside the draft
 * such as `choices.1.text`. `before` is what an edit replaces: its choices keep their ids, and its translation goes with it.
 */
export function readQuestion(draft: QuestionDraft, before?: QuestionFields): QuestionFields {
  const problems = new FieldProblems();
  const fields = readFields(draft, problems, before);
  problems.throwIfAny();
  const translation = before ? carriedOver(before.translation, before, fields) : null;
  return {
    ...fields,
    translation: draft.translation ? readTranslation({ ...fields, translation }, draft.translation) : translation,
  };
}

/** As much of a draft as can be read, whatever is wrong with it: to be shown to whoever mends it, never to be stored. */
export function sketchQuestion(draft: QuestionDraft): QuestionFields {
  return { ...readFields(draft, new FieldProblems()), translation: null };
}

function readFields(
  draft: QuestionDraft,
  problems: FieldProblems,
  before?: QuestionFields,
): Omit<QuestionFields, 'translation'> {
  return {
    type: draft.type,
    ...readText(draft, problems),
    ...kindOf(draft.type).read(draft, { problems, before: before?.content, newId: randomUUID }),
    durationSeconds: problems.number('durationSeconds', draft.durationSeconds, questionLimits.durationSeconds),
    score: problems.number('score', draft.score, questionLimits.score),
    difficulty: draft.difficulty,
    skill: problems.text('skill', draft.skill, { max: questionLimits.skillLength, singleLine: true }),
    isAdditional: draft.isAdditional ?? false,
    notes: draft.notes === undefined ? (before?.notes ?? null) : readNotes(draft.notes, problems),
  };
}

function readText(
  { text, textHtml }: QuestionDraft,
  problems: FieldProblems,
): Pick<QuestionFields, 'text' | 'textHtml'> {
  const rich = textHtml ? readRichText(textHtml, problems) : { html: null, text };
  const isRead = problems.isEmptyAt('textHtml');
  return {
    text: isRead ? problems.text('text', rich.text, { max: questionLimits.textLength }) : rich.text,
    textHtml: rich.html,
  };
}

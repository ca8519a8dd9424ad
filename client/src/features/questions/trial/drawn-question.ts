import { fieldsOf, type QuestionDraft } from '../question-draft';
import { emptyFields } from '../types/empty-fields';
import type { AnswerInput, QuestionFields } from '../types/question-type';

/** A draft as the server would give it back once it is stored, to be looked at before that. */
export function drawnQuestion(draft: QuestionDraft, html: string | null): QuestionFields {
  // A draft writes every field of its own type, and nothing else.
  const drawn = {
    ...emptyFields(draft.type),
    ...fieldsAsStored(fieldsOf(draft)),
    id: 'draft',
    version: 0,
    type: draft.type,
    status: 'ACTIVE',
    textHtml: html,
  };
  return drawn as QuestionFields;
}

/** What is written of a question, with the ids that it would get. */
export function fieldsAsStored(fields: AnswerInput): object {
  const choices = fields.choices?.map((own, index) => ({
    id: own.id ?? `choice-${index}`,
    text: own.text,
    isRight: own.isRight,
    isFixed: own.isFixed ?? false,
  }));
  const prompts = fields.prompts?.map((own, index) => ({
    id: own.id ?? `prompt-${index}`,
    text: own.text,
    match: own.match ?? null,
  }));
  return { ...fields, ...(choices && { choices }), ...(prompts && { prompts }) };
}

/** As candidates get it: neither a ranking nor pairs are ever shown in the order that is their answer. */
export const askedOf = (question: QuestionFields): QuestionFields =>
  question.type === 'RANKING' || question.type === 'MATCHING'
    ? { ...question, choices: [...(question.choices ?? [])].sort((a, b) => a.text.localeCompare(b.text)) }
    : question;

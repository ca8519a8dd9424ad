import { isDeepStrictEqual } from 'node:util';
import { kindOf, translationStateOf } from '@mizan/question-model';
import { languageOf } from './detect-language';
import { Question } from './question.entity';
import type { QuestionFields } from './question-fields';
import type { QuestionVersion } from './question-version.entity';

/** What an author wrote: everything but the bookkeeping, so that a field that is new tomorrow is part of a version. */
export function fieldsOf(question: Question): QuestionFields {
  const { id: _id, ownerId: _owner, originId: _origin, status: _status, ...rest } = question;
  const { version: _version, language: _language, createdAt: _created, updatedAt: _updated, ...authored } = rest;
  const { translationState: _state, ...fields } = authored;
  return fields;
}

/** The question as it was in that version. Owner and status are those of today. */
export function atVersion(
  question: Question,
  { version, fields }: Pick<QuestionVersion, 'version' | 'fields'>,
): Question {
  const { id, ownerId, originId, status, createdAt, updatedAt } = question;
  const translation = fields.translation ?? null;
  return Object.assign(new Question(), {
    id,
    ownerId,
    originId,
    status,
    createdAt,
    updatedAt,
    ...fields,
    version,
    translation,
    notes: fields.notes ?? null,
    ...derivedFrom({ ...fields, translation }),
  });
}

/** What follows from what an author wrote. */
export function derivedFrom(fields: QuestionFields): Pick<Question, 'language' | 'translationState'> {
  return { language: languageOf(fields), translationState: translationStateOf(fields, fields.translation) };
}

/** A field that the version does not know was empty then. */
export function completed(version: QuestionFields, question: Question): QuestionFields {
  const unknown = Object.keys(fieldsOf(question)).filter((field) => !(field in version));
  return { ...version, ...Object.fromEntries(unknown.map((field) => [field, null])) };
}

/** As the database keeps them: without what is undefined, whatever the order of the keys. */
export function isSame(one: QuestionFields, other: QuestionFields): boolean {
  return isDeepStrictEqual(stored(one), stored(other));
}

/** Whether an author reads the same in both, whatever ids the choices were given and whatever is said in the other language. */
export function saysSame(one: QuestionFields, other: QuestionFields): boolean {
  return isDeepStrictEqual(authored(one), authored(other));
}

function authored({ content, answerKey, translation: _translation, ...head }: QuestionFields): unknown {
  const shown = { ...head, ...kindOf(head.type).show({ content, answerKey }) };
  return JSON.parse(JSON.stringify(shown, (key, value: unknown) => (key === 'id' ? undefined : (value ?? undefined))));
}

function stored(fields: QuestionFields): unknown {
  const present = Object.entries(fields).filter(([, value]) => value !== null);
  return JSON.parse(JSON.stringify(Object.fromEntries(present)));
}

import type { ContentOf } from '../../content';
import { contentFields } from '../../content';
import { readFields } from '../../draft/read-fields';
import { leaveToPerson } from '../../marking/marking';
import type { Fields, ValuesOf } from '../../shape/shape';
import type { QuestionType } from '../../vocabulary/question-type';
import type { Keyed, QuestionKind } from '../question-kind';
import { rubric } from './rubric';

const key = { rubric };

type Form<T extends QuestionType> = Omit<(typeof contentFields)[T], never> & typeof key;
type MarkedByPerson<T extends QuestionType> = QuestionKind<T, typeof key, Form<T> extends Fields ? Form<T> : never>;

/** A question whose answer only a person can judge: its fields are read as they are declared, and a rubric says what to look for. */
export function markedByPerson<T extends QuestionType>(type: T, about: string): MarkedByPerson<T> {
  const content: Fields = contentFields[type];
  return {
    type,
    about,
    key,
    authored: { ...contentFields[type], ...key },
    read: (draft, { problems }) =>
      ({
        content: readFields(content, draft, problems),
        answerKey: readFields(key, draft, problems),
      }) as Keyed<ContentOf<T>, ValuesOf<typeof key>>,
    show: (question) => ({ ...question.content, ...question.answerKey }) as ReturnType<MarkedByPerson<T>['show']>,
    mark: leaveToPerson,
  };
}

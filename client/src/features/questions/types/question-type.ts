import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Schema } from 'yup';
import type { QuestionInput, QuestionType } from '../../../graphql/schema-generated';
import type { QuestionDraft_QuestionFragment } from '../question-generated';
import type { AnyMember } from '../../../lib/graphql/any-member';

/** A stored question of any type: what only some types have may be missing. */
export type QuestionFields = AnyMember<QuestionDraft_QuestionFragment>;

/** How the picker sorts the types. */
export const TYPE_GROUPS = ['choices', 'hands-on', 'media', 'text'] as const;
export type TypeGroup = (typeof TYPE_GROUPS)[number];

/** The fields of the API that hold what is asked and what is right, beyond the text. */
export type AnswerInput = Partial<Omit<AnyMember<TypedInput>, keyof TypedInput>>;
type TypedInput = NonNullable<AnyMember<QuestionInput>[keyof AnyMember<QuestionInput>]>;

/** What is said of a question whatever its type. */
export type CommonFields = Pick<TypedInput, keyof TypedInput>;

export interface AnswerEditorProps<Answer> {
  answer: Answer;
  onChange: (next: Answer) => void;
  /** The author has left the field at this path of the answer: from now on its problem shows. */
  onLeave: (path: string) => void;
  /** The problem to show at a path of the answer, translated; undefined while there is none to show. */
  problemAt: (path: string) => string | undefined;
}

/** A question without its place in a bank or a test: all that can be drawn of one that was asked. */
export type KeyedQuestion = Omit<
  QuestionFields,
  'version' | 'durationSeconds' | 'score' | 'status' | 'comparison' | 'notes' | KeyField
> & {
  [Field in KeyField]?: QuestionFields[Field] | null;
};
/** What a result may keep back. */
type KeyField = 'truth' | 'number' | 'dateKey';

export interface AnswerPreviewProps {
  question: KeyedQuestion;
  /** Staff see what is right; the preview of the paper leaves it out, as the candidate's page does. */
  withKey: boolean;
}

/** Everything that differs from type to type. Adding one = a folder with this, its line in `index.ts`, its words. */
export interface QuestionTypeDefinition<Answer> {
  type: QuestionType;
  group: TypeGroup;
  Icon: LucideIcon;
  /** What a new question of this type starts with. */
  durationSeconds: number;
  score: number;
  blank: () => Answer;
  read: (question: QuestionFields) => Answer;
  write: (answer: Answer) => AnswerInput;
  schema: Schema;
  /** Takes over what the server gave the answer when it stored it, such as the ids of new choices. */
  adopt?: (answer: Answer, stored: QuestionFields) => Answer;
  Editor: ComponentType<AnswerEditorProps<Answer>>;
  Preview: ComponentType<AnswerPreviewProps>;
}

import { kindOf } from '@mizan/question-model';
import type { ShownQuestion, TranslationState } from '@mizan/question-model';
import { Field, Float, ID, InterfaceType, Int } from '@nestjs/graphql';
import { FieldScope } from '../../platform/access';
import { QuestionNotesNode } from './notes/question-notes.type';
import type { BankQuestion } from './bank-question';
import { declareMembers, memberName } from './schema/question-members';
import { TextHtmlField } from './schema/text-html-field';
import { TranslationStateEnum } from './vocabulary.type';
import { ActiveStatus, ContentLanguage, Difficulty, QuestionType } from './vocabulary';

@InterfaceType('Question', {
  description: 'A question with its answer key; for staff only. Candidates receive ExamQuestion.',
  resolveType: ({ type }: { type: QuestionType }) => memberName(type, 'Question'),
})
class QuestionFields implements Omit<BankQuestion, keyof ShownQuestion> {
  @Field(() => ID)
  id: string;

  @Field(() => QuestionType, {
    description: 'How it is answered; each has an object type of its own, such as `NumberQuestion`.',
  })
  type: QuestionType;

  @Field(() => String, { description: 'As plain text; `textHtml` has the formatting.' })
  text: string;

  @TextHtmlField()
  textHtml: string | null;

  @Field(() => Int, { description: 'Time to answer, in seconds.' })
  durationSeconds: number;

  @Field(() => Float, { description: 'Points, at most two decimals.' })
  score: number;

  @Field(() => Difficulty)
  difficulty: Difficulty;

  @Field(() => String)
  skill: string;

  @Field(() => Boolean, { description: 'Asked and kept, not counted in the score.' })
  isAdditional: boolean;

  @Field(() => QuestionNotesNode, {
    nullable: true,
    description: 'Feedback, hints and tags; null where nothing is said.',
  })
  notes: QuestionNotesNode | null;

  @Field(() => ActiveStatus, { description: 'INACTIVE: sittings that begin do not ask it.' })
  status: ActiveStatus;

  @Field(() => Int, { description: 'Counted from 1; every change makes the next one.' })
  version: number;

  @Field(() => ContentLanguage, { description: 'In which it was written; detected from the text.' })
  language: ContentLanguage;

  @Field(() => TranslationStateEnum, { description: 'How far it is said in the other language.' })
  translationState: TranslationState;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;

  /** For field resolvers; not part of the schema. */
  ownerId: string;
}

declareMembers(QuestionFields, { suffix: 'Question', fieldsOf: (type) => kindOf(type).authored }, (member) =>
  FieldScope('AUTHORING')(member),
);

/** The fields of its type stand beside those that all have. */
export const QuestionNode = QuestionFields as new () => QuestionNode;
export type QuestionNode = QuestionFields & ShownQuestion;

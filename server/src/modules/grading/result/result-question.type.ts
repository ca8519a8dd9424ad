import { contentFields, kindOf } from '@mizan/question-model';
import type { ShownQuestion } from '@mizan/question-model';
import { Field, ID, InterfaceType, Int, ObjectType } from '@nestjs/graphql';
import { AnswerValueNode, ClosedBy } from '../../exam';
import { ContentLanguage, declareMembers, Difficulty, memberName, QuestionType, TextHtmlField } from '../../questions';
import { MarkNode } from './mark.type';
import type { ShownAnswer, QuestionWords, ShownResultQuestion } from './shown-result';

@ObjectType('GivenAnswer', { description: 'An answer as it was saved.' })
export class GivenAnswerNode implements ShownAnswer {
  @Field(() => AnswerValueNode, {
    nullable: true,
    description: 'Null when nothing was answered, or what was has been taken back.',
  })
  value: AnswerValueNode | null;

  @Field(() => Date, { description: 'When the server had it safely stored.' })
  savedAt: Date;

  @Field(() => Int, { description: 'Grows with every save of the answer.' })
  revision: number;
}

@ObjectType('QuestionWords', {
  description: 'What a question says in a language, for whoever reads the answers to it.',
})
export class QuestionWordsNode implements QuestionWords {
  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => String)
  text: string;

  @Field(() => String, { nullable: true, description: 'With its formatting; null when it is plain.' })
  textHtml: string | null;

  @Field(() => String, { nullable: true, description: 'Of a text with gaps; null for every other type.' })
  gapText: string | null;

  @Field(() => [String], { description: 'In the order of the paper.' })
  choices: string[];

  @Field(() => [String], { description: 'Right as well: answers in either language are.' })
  acceptedAnswers: string[];
}

@InterfaceType('ResultQuestion', {
  description: 'A question of the frozen paper with its key, the answer and the mark; for staff.',
  resolveType: ({ type, isHidden }: ResultQuestionNode) =>
    isHidden ? HiddenResultQuestion.name : memberName(type, 'ResultQuestion'),
})
class ResultQuestionFields implements Omit<ShownResultQuestion, keyof ShownQuestion> {
  @Field(() => ID, { description: 'Of the question on this paper, for `markAnswer`.' })
  id: string;

  @Field(() => ID, { description: 'The question of the bank that it was copied from; the same for every candidate.' })
  questionId: string;

  @Field(() => Int, { description: 'Place in the order, counted from 1.' })
  position: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String, { description: 'As plain text; empty where the report hides it.' })
  text: string;

  @TextHtmlField()
  textHtml: string | null;

  @Field(() => ContentLanguage, { nullable: true, description: 'In which the candidate answered; null on old papers.' })
  givenIn: ContentLanguage | null;

  @Field(() => QuestionWordsNode, {
    nullable: true,
    description: 'The same question in the language that is not shown; null where it has none.',
  })
  inOtherLanguage: QuestionWordsNode | null;

  @Field(() => String)
  skill: string;

  @Field(() => Difficulty)
  difficulty: Difficulty;

  @Field(() => Boolean, { description: 'Marked, but not counted in the score.' })
  isAdditional: boolean;

  @Field(() => Int, { description: "In seconds, with the candidate's extra time." })
  allottedSeconds: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds for which its clock ran, pauses and absences left out; null when the question was never opened.',
  })
  usedSeconds: number | null;

  @Field(() => ClosedBy, {
    nullable: true,
    description: 'Who or what closed it, staff and proctoring as well; null while it is open.',
  })
  closedBy: ClosedBy | null;

  @Field(() => GivenAnswerNode, { nullable: true, description: 'What was marked.' })
  answer: GivenAnswerNode | null;

  @Field(() => GivenAnswerNode, {
    nullable: true,
    description:
      'What does not count: it arrived after the question closed, or from a page that was not the live one. Where `lateCountedAt` is set, what counted until then.',
  })
  lateAnswer: GivenAnswerNode | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when `answer` is what came late, because a person let it count by `countLateAnswer`.',
  })
  lateCountedAt: Date | null;

  @Field(() => MarkNode)
  mark: MarkNode;

  /** The report options keep it from whoever asks; not part of the schema. */
  isHidden?: boolean;

  /** For the field resolver of files; not part of the schema: a file's name can tell whose it is. `whole` when left out. */
  showsFiles?: 'whole' | 'nameless' | 'none';

  /** Not part of the schema either. */
  hidesHistory?: boolean;
}

@ObjectType('HiddenResultQuestion', {
  implements: () => ResultQuestionFields,
  description: 'One that the report options keep back: what was asked, answered and written about it is not sent.',
})
class HiddenResultQuestion {}

/** What belongs to the key may be kept back; a question without it is still whole. */
declareMembers(ResultQuestionFields, {
  suffix: 'ResultQuestion',
  fieldsOf: (type) => kindOf(type).authored,
  isNull: (name, type) => !(name in contentFields[type]) && !isListOf(type, name),
});

function isListOf(type: QuestionType, name: string): boolean {
  return kindOf(type).authored[name]?.kind === 'list';
}

/** Content and key stand beside it: the schema shows the fields that the type has. */
export const ResultQuestionNode = ResultQuestionFields as new () => ResultQuestionNode;
export type ResultQuestionNode = ResultQuestionFields & ShownQuestion;

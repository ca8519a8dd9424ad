import { kindOf } from '@mizan/question-model';
import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { InvalidInput } from '../../platform/errors';
import type { QuestionDraft } from './question.policy';
import { QuestionNotesInput } from './notes/question-notes.type';
import { declareInputMembers, memberField } from './schema/question-members';
import { Difficulty, QuestionType } from './vocabulary';

/** What the fields may hold depends on the type, so `readQuestion` checks them; the paths of its problems start here. */
@InputType({ isAbstract: true })
class AnyQuestionInput {
  @Field(() => String, { description: 'Plain, at most 2,000 characters; ignored when `textHtml` is given.' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text with formatting. The server keeps what is allowed of it and takes the plain text from it.',
  })
  textHtml?: string | null;

  @Field(() => Int, { description: '5 to 7200.' })
  durationSeconds: number;

  @Field(() => Float, { description: '0 to 1000, with at most two decimals.' })
  score: number;

  @Field(() => Difficulty)
  difficulty: Difficulty;

  @Field(() => String)
  skill: string;

  @Field(() => Boolean, { nullable: true, description: 'Asked and kept, not counted in the score.' })
  isAdditional?: boolean | null;

  @Field(() => QuestionNotesInput, {
    nullable: true,
    description: 'Left out: what was said so far; null takes it away.',
  })
  notes?: QuestionNotesInput | null;
}

/** A question by its type: exactly one of them. */
type TypedQuestion = Partial<Record<string, Omit<QuestionDraft, 'type'>>>;

@InputType('QuestionInput', {
  description: 'A question with its answer key, by its type. Problems are named by paths within it: `choices.1.text`.',
  isOneOf: true,
})
class QuestionByType {}

for (const [type, member] of declareInputMembers(AnyQuestionInput, {
  suffix: 'QuestionInput',
  fieldsOf: (type) => kindOf(type).authored,
})) {
  Field(() => member, { nullable: true, description: kindOf(type).about })(QuestionByType.prototype, memberField(type));
}

export const QuestionInput = QuestionByType as new () => QuestionInput;
export type QuestionInput = TypedQuestion;

/** The draft that an input holds. */
export function questionDraftOf(input: QuestionInput): QuestionDraft {
  const type = Object.values(QuestionType).find((each) => input[memberField(each)]);
  const given = type && input[memberField(type)];
  if (!given) throw InvalidInput.at('question', 'one-of');
  return { ...given, type };
}

@InputType()
export class UpdateQuestionInput {
  @Field(() => ID)
  id: string;

  @Field(() => QuestionInput)
  question: QuestionInput;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` as it was seen. If the question says something else by now, other than this, it answers with `QUESTION_CHANGED_MEANWHILE`. Left out: overwrite.',
  })
  expectedVersion?: number | null;

  @Field(() => ID, { nullable: true, description: 'A test that takes the new version at once.' })
  testId?: string | null;
}

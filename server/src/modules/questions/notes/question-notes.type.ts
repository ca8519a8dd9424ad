import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { FieldScope } from '../../../platform/access';
import type { AnswerFeedback, ShownNotes, QuestionNotesDraft } from './question-notes';

const ANSWER =
  'The choice, the accepted answer or the number as it is written; `true` and `false`; `*` is whatever else was answered. Of several gaps, `[[2]] five` is five in the second.';

@ObjectType('AnswerFeedback')
export class AnswerFeedbackNode {
  @Field(() => String, { description: ANSWER })
  answer: string;

  @Field(() => String)
  feedback: string;
}

@ObjectType('QuestionNotes', {
  description:
    'What an author says about a question besides asking it, in plain text. Never shown while it is answered.',
})
@FieldScope('AUTHORING')
export class QuestionNotesNode implements ShownNotes {
  @Field(() => String, { description: 'For everybody, whatever they answered; may be empty.' })
  feedback: string;

  @Field(() => String)
  rightFeedback: string;

  @Field(() => String)
  partlyRightFeedback: string;

  @Field(() => String)
  wrongFeedback: string;

  @Field(() => [AnswerFeedbackNode])
  answers: AnswerFeedbackNode[];

  @Field(() => [String])
  hints: string[];

  @Field(() => [String])
  tags: string[];
}

@InputType('AnswerFeedbackInput')
export class AnswerFeedbackInput implements AnswerFeedback {
  @Field(() => String, { description: ANSWER })
  answer: string;

  @Field(() => String)
  feedback: string;
}

@InputType('QuestionNotesInput')
export class QuestionNotesInput implements QuestionNotesDraft {
  @Field(() => String, { nullable: true, description: 'For everybody, whatever they answered.' })
  feedback?: string | null;

  @Field(() => String, { nullable: true })
  rightFeedback?: string | null;

  @Field(() => String, { nullable: true })
  partlyRightFeedback?: string | null;

  @Field(() => String, { nullable: true })
  wrongFeedback?: string | null;

  @Field(() => [AnswerFeedbackInput], { nullable: true })
  answers?: AnswerFeedbackInput[] | null;

  @Field(() => [String], { nullable: true })
  hints?: string[] | null;

  @Field(() => [String], { nullable: true })
  tags?: string[] | null;
}

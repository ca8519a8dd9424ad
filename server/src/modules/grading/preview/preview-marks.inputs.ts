import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize } from 'class-validator';
import { AnswerValueInput } from '../../exam';

/** More questions than any paper asks. */
const MOST_ANSWERS = 500;

/** Without class-validator, like the answer of a candidate: `readValue` checks it by hand. */
@InputType()
export class PreviewAnswerInput {
  @Field(() => ID)
  questionId: string;

  @Field(() => AnswerValueInput)
  value: AnswerValueInput;
}

@InputType()
export class PreviewMarksInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => ID, { description: 'Of the `previewPaper` that was answered.' })
  seed: string;

  @Field(() => [PreviewAnswerInput], { description: 'A question without an answer may be left out.' })
  @ArrayMaxSize(MOST_ANSWERS)
  answers: PreviewAnswerInput[];
}

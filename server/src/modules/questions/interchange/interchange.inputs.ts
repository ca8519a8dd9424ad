import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { Upload } from '../../../platform/graphql';
import type { UploadedFile } from '../../../platform/graphql';
import { QuestionInput } from '../question.inputs';
import { Difficulty } from '../vocabulary';
import '../vocabulary.type';
import './interchange.type';
import { QuestionFormat } from './question-format';

// Without class-validator, whose copy of the input would not carry the file; the operations check the rest by hand.

@InputType()
export class PreviewQuestionImportInput {
  @Field(() => QuestionFormat, { nullable: true, description: 'Recognised by the content when left out.' })
  format?: QuestionFormat | null;

  @Field(() => Upload, { nullable: true, description: 'At most 250 KB (256,000 bytes); a larger one comes in parts.' })
  file?: UploadedFile | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Instead of `file`: a finished upload in parts of the purpose QUESTION_BANK, at most 20 MB.',
  })
  uploadId?: string | null;
}

@InputType({ description: 'A question as it was changed before it is taken over.' })
export class ImportChangeInput {
  @Field(() => Int, { description: 'Of `ImportedQuestion.place`.' })
  place: number;

  @Field(() => QuestionInput)
  question: QuestionInput;
}

@InputType({ description: 'The defaults are for questions of which the file does not say it.' })
export class ImportQuestionsInput extends PreviewQuestionImportInput {
  @Field(() => String, { nullable: true, description: 'Needed when a question has neither a skill nor a category.' })
  skill?: string | null;

  @Field(() => Difficulty, { nullable: true, description: 'MEDIUM when left out.' })
  difficulty?: Difficulty | null;

  @Field(() => Int, { nullable: true, description: '60 when left out.' })
  durationSeconds?: number | null;

  @Field(() => Float, { nullable: true, description: '1 when left out.' })
  score?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Places of those to take over. Left out: all but those that the bank has already.',
  })
  only?: number[] | null;

  @Field(() => [ImportChangeInput], { nullable: true })
  changes?: ImportChangeInput[] | null;

  @Field(() => ID, { nullable: true, description: 'A test that they join at its end.' })
  testId?: string | null;
}

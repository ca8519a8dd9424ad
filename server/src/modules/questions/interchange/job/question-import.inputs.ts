import { Field, ID, InputType, OmitType } from '@nestjs/graphql';
import { ImportQuestionsInput } from '../interchange.inputs';

@InputType({ description: 'Which file to read, and what to take over of it.' })
export class StartQuestionImportInput extends OmitType(ImportQuestionsInput, ['file', 'uploadId'], InputType) {
  @Field(() => ID, { description: 'A finished upload in parts of the purpose QUESTION_BANK, at most 20 MB.' })
  uploadId: string;

  @Field(() => Boolean, { description: 'Reads the file only and keeps nothing.' })
  isPreview: boolean;
}

@InputType({ description: 'Which import to stop.' })
export class CancelQuestionImportInput {
  @Field(() => ID, { description: 'An import that is waiting or running.' })
  id: string;
}

import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ImportProblemParamNode } from '../interchange.type';
import { ImportStage, ImportState } from './question-import.entity';
import type { QuestionImportJob } from './question-imports.queries';

registerEnumType(ImportState, {
  name: 'QuestionImportState',
  description: 'How far an import of questions is.',
  valuesMap: {
    WAITING: { description: 'It has not begun, or begins anew.' },
    RUNNING: { description: 'It is being worked on.' },
    DONE: { description: 'It is complete.' },
    FAILED: { description: 'Nothing was taken over; `failure` says why.' },
    CANCELLED: { description: 'Somebody stopped it; nothing was taken over.' },
  },
});
registerEnumType(ImportStage, {
  name: 'QuestionImportStage',
  description: 'The part of the work at hand; a preview ends with CHECKING.',
  valuesMap: {
    READING: { description: 'The file is being understood.' },
    CHECKING: { description: 'Each question is held to the rules of its type and against the bank.' },
    STORING: { description: 'The questions are being written into the bank.' },
  },
});

@ObjectType('QuestionImportJob', { description: 'A bank that is read, or taken over, beside the requests.' })
export class QuestionImportJobNode implements QuestionImportJob {
  @Field(() => ID)
  id: string;

  @Field(() => Boolean, { description: 'It only reads and keeps nothing.' })
  isPreview: boolean;

  @Field(() => String, { description: 'Of the file as it was sent.' })
  fileName: string;

  @Field(() => ImportState, { description: 'How far it is.' })
  state: ImportState;

  @Field(() => ImportStage, { description: 'What it is about, or was last.' })
  stage: ImportStage;

  @Field(() => Int, { description: 'Questions that this stage is done with.' })
  progress: number;

  @Field(() => Int, { description: 'Questions of this stage; 0 until they are counted.' })
  total: number;

  @Field(() => Int, { description: 'Questions that were taken over.' })
  storedCount: number;

  @Field(() => String, { nullable: true, description: 'Why it failed: a value of `ErrorCode`.' })
  failure: string | null;

  @Field(() => [ImportProblemParamNode], { description: 'What the text of the failure needs to be whole.' })
  failureParams: ImportProblemParamNode[];

  @Field(() => Date, { description: 'When it was asked for.' })
  requestedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was done, failed or was stopped.' })
  finishedAt: Date | null;
}

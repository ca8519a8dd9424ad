import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentSitting } from '../../../../platform/access';
import type { Sitting } from '../../../../platform/access';
import { AnswerFileNode, RecordingNode } from './answer-file.type';
import {
  FinishRecordingInput,
  StartRecordingInput,
  UploadAnswerFileInput,
  UploadRecordingPartInput,
} from './answer-files.inputs';
import { HandInFile } from './hand-in-file';
import { RecordAnswer } from './record-answer';

@Resolver()
export class AnswerFilesResolver {
  constructor(
    private readonly handIn: HandInFile,
    private readonly record: RecordAnswer,
  ) {}

  @Mutation(() => AnswerFileNode, {
    description: 'Takes a file for a question that was opened; it counts once `saveAnswer` names it.',
  })
  @CandidateOnly()
  uploadAnswerFile(
    @CurrentSitting() sitting: Sitting,
    @Args('input') input: UploadAnswerFileInput,
  ): Promise<AnswerFileNode> {
    return this.handIn.execute(sitting, input);
  }

  @Mutation(() => RecordingNode)
  @CandidateOnly()
  startRecording(
    @CurrentSitting() sitting: Sitting,
    @Args('input') input: StartRecordingInput,
  ): Promise<RecordingNode> {
    return this.record.start(sitting, input);
  }

  @Mutation(() => RecordingNode)
  @CandidateOnly()
  uploadRecordingPart(
    @CurrentSitting() sitting: Sitting,
    @Args('input') input: UploadRecordingPartInput,
  ): Promise<RecordingNode> {
    return this.record.part(sitting, input);
  }

  @Mutation(() => AnswerFileNode, { description: 'Joins the parts; UPLOAD_INCOMPLETE names what is missing.' })
  @CandidateOnly()
  finishRecording(
    @CurrentSitting() sitting: Sitting,
    @Args('input') input: FinishRecordingInput,
  ): Promise<AnswerFileNode> {
    return this.record.finish(sitting, input);
  }
}

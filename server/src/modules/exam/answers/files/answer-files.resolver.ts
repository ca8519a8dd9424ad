import { Args, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../../platform/access';
import type { ExamCredential } from '../../../../platform/access';
import { MutationReturning } from '../../../../platform/graphql';
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

  @MutationReturning('answerFile', () => AnswerFileNode, {
    description: 'Takes a file for a question that was opened; it counts once `saveAnswer` names it.',
  })
  @CandidateOnly()
  uploadAnswerFile(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: UploadAnswerFileInput,
  ): Promise<AnswerFileNode> {
    return this.handIn.execute(credential, input);
  }

  @MutationReturning('recording', () => RecordingNode, { description: 'Begins a recording that comes in parts.' })
  @CandidateOnly()
  startRecording(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: StartRecordingInput,
  ): Promise<RecordingNode> {
    return this.record.start(credential, input);
  }

  @MutationReturning('recording', () => RecordingNode, {
    description: 'One part of a recording, in any order and as often as the line demands.',
  })
  @CandidateOnly()
  uploadRecordingPart(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: UploadRecordingPartInput,
  ): Promise<RecordingNode> {
    return this.record.part(credential, input);
  }

  @MutationReturning('answerFile', () => AnswerFileNode, {
    description: 'Joins the parts; UPLOAD_INCOMPLETE names what is missing.',
  })
  @CandidateOnly()
  finishRecording(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: FinishRecordingInput,
  ): Promise<AnswerFileNode> {
    return this.record.finish(credential, input);
  }
}

import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../platform/access';
import type { ExamCredential } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { OwnRecord } from './own-record';
import { ProctorStateNode } from './proctor-state.type';
import { NoteProctorEventInput, ReportProctorEventsInput } from './proctoring.inputs';
import { UploadSnapshotInput } from './snapshot.inputs';
import { UploadedSnapshotNode } from './snapshot.type';
import { TakeSnapshot } from './take-snapshot';
import { ReportSignals } from './report-signals';

@Resolver()
export class OwnProctoringResolver {
  constructor(
    private readonly report: ReportSignals,
    private readonly record: OwnRecord,
    private readonly snapshot: TakeSnapshot,
  ) {}

  @Query(() => ProctorStateNode, { description: 'What proctoring has seen of this attempt.' })
  @CandidateOnly()
  proctorState(@CurrentExam() credential: ExamCredential): Promise<ProctorStateNode> {
    return this.record.show(credential);
  }

  @MutationReturning('proctorState', () => ProctorStateNode, {
    description:
      'What the page noticed. The server joins it to bursts and counts them; telling it again changes nothing.',
  })
  @CandidateOnly()
  reportProctorEvents(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: ReportProctorEventsInput,
  ): Promise<ProctorStateNode> {
    return this.report.execute(credential, input);
  }

  @Mutation(() => UploadedSnapshotNode, { description: 'A picture that the pulse asked for.' })
  @CandidateOnly()
  uploadSnapshot(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: UploadSnapshotInput,
  ): Promise<UploadedSnapshotNode> {
    return this.snapshot.execute(credential, input);
  }

  @MutationReturning('proctorState', () => ProctorStateNode, {
    description: 'The candidate’s word on something that was recorded.',
  })
  @CandidateOnly()
  noteProctorEvent(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: NoteProctorEventInput,
  ): Promise<ProctorStateNode> {
    return this.record.note(credential, input);
  }
}

import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentSitting, CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Sitting, Viewer } from '../../../../platform/access';
import { CurrentPlace } from '../../../../platform/audit';
import type { Place } from '../../../../platform/audit';
import { Upload } from '../../../../platform/graphql';
import type { UploadedFile } from '../../../../platform/graphql';
import { TakeAnswersFile } from './take-answers-file';
import { TakenAnswersNode } from './taken-answers.type';

const description = 'A file that the exam page wrote when the network stayed away. The same one twice is refused.';

@Resolver()
export class OfflineAnswersResolver {
  constructor(private readonly take: TakeAnswersFile) {}

  @Mutation(() => TakenAnswersNode, { description })
  @StaffOnly()
  @KeyScope('RESULTS')
  uploadOfflineAnswers(
    @CurrentViewer() viewer: Viewer,
    @CurrentPlace() at: Place,
    @Args('file', { type: () => Upload }) file: UploadedFile,
  ): Promise<TakenAnswersNode> {
    return this.take.byStaff(viewer, at, file);
  }

  @Mutation(() => TakenAnswersNode, { description: `${description} For the candidate's own sitting.` })
  @CandidateOnly()
  handInAnswersFile(
    @CurrentSitting() sitting: Sitting,
    @CurrentPlace() at: Place,
    @Args('file', { type: () => Upload }) file: UploadedFile,
  ): Promise<TakenAnswersNode> {
    return this.take.byCandidate(sitting, at, file);
  }
}

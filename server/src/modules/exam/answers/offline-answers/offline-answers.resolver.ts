import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam, CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { ExamCredential, Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
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
    @CurrentOrigin() origin: RequestOrigin,
    @Args('file', { type: () => Upload }) file: UploadedFile,
  ): Promise<TakenAnswersNode> {
    return this.take.byStaff(viewer, origin, file);
  }

  @Mutation(() => TakenAnswersNode, { description: `${description} For the candidate's own sitting.` })
  @CandidateOnly()
  handInAnswersFile(
    @CurrentExam() credential: ExamCredential,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('file', { type: () => Upload }) file: UploadedFile,
  ): Promise<TakenAnswersNode> {
    return this.take.byCandidate(credential, origin, file);
  }
}

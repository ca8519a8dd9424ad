import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam, CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { ExamCredential, Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { Upload } from '../../../../platform/graphql';
import type { UploadedFile } from '../../../../platform/graphql';
import { ImportUnsentAnswers } from './import-unsent-answers';
import { ImportedAnswersNode } from './imported-answers.type';

const description = 'A file that the exam page wrote when the network stayed away. The same one twice is refused.';

@Resolver()
export class UnsentAnswersResolver {
  constructor(private readonly take: ImportUnsentAnswers) {}

  @Mutation(() => ImportedAnswersNode, { description })
  @StaffOnly()
  @KeyScope('RESULTS')
  importUnsentAnswers(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('file', { type: () => Upload }) file: UploadedFile,
  ): Promise<ImportedAnswersNode> {
    return this.take.byStaff(viewer, origin, file);
  }

  @Mutation(() => ImportedAnswersNode, { description: `${description} For the candidate's own sitting.` })
  @CandidateOnly()
  submitUnsentAnswers(
    @CurrentExam() credential: ExamCredential,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('file', { type: () => Upload }) file: UploadedFile,
  ): Promise<ImportedAnswersNode> {
    return this.take.byCandidate(credential, origin, file);
  }
}

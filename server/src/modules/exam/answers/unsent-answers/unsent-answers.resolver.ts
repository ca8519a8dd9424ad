import { Args, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam, CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { ExamCredential, Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { MutationReturning } from '../../../../platform/graphql';
import { UnsentAnswersInput } from './unsent-answers.inputs';
import { ImportUnsentAnswers } from './import-unsent-answers';
import { ImportedAnswersNode } from './imported-answers.type';

const description = 'A file that the exam page wrote when the network stayed away. The same one twice is refused.';

@Resolver()
export class UnsentAnswersResolver {
  constructor(private readonly take: ImportUnsentAnswers) {}

  @MutationReturning('importedAnswers', () => ImportedAnswersNode, { description })
  @StaffOnly()
  @KeyScope('RESULTS')
  importUnsentAnswers(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { file }: UnsentAnswersInput,
  ): Promise<ImportedAnswersNode> {
    return this.take.byStaff(viewer, origin, file);
  }

  @MutationReturning('importedAnswers', () => ImportedAnswersNode, {
    description: `${description} For the candidate's own sitting.`,
  })
  @CandidateOnly()
  submitUnsentAnswers(
    @CurrentExam() credential: ExamCredential,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { file }: UnsentAnswersInput,
  ): Promise<ImportedAnswersNode> {
    return this.take.byCandidate(credential, origin, file);
  }
}

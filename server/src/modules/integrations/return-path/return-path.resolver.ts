import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  CandidateOnly,
  CurrentExam,
  CurrentViewer,
  FieldScope,
  FreshProof,
  KeyScope,
  StaffOnly,
} from '../../../platform/access';
import type { ExamCredential, Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { AssessmentNode } from '../../assessments';
import { ExamReturnNode } from './exam-return.type';
import { RevealReturnSecretInput, RotateReturnSecretInput } from './return-path.inputs';
import { ReturnPathNode } from './return-path.type';
import { ReturnSecrets } from './return-secrets';
import { ShowReturn } from './show-return';

@Resolver(() => AssessmentNode)
export class ReturnPathResolver {
  constructor(
    private readonly show: ShowReturn,
    private readonly secrets: ReturnSecrets,
  ) {}

  @Query(() => ExamReturnNode, {
    nullable: true,
    description: 'Null before the exam is handed in, and when its assessment sends nobody anywhere.',
  })
  @CandidateOnly()
  examReturn(
    @CurrentExam() credential: ExamCredential,
    @Args('state', {
      type: () => String,
      nullable: true,
      description: 'Letters, digits and ._~- only, at most 200: handed back unchanged.',
    })
    state?: string | null,
  ): Promise<ExamReturnNode | null> {
    return this.show.execute(credential, state ?? null);
  }

  @ResolveField(() => ReturnPathNode, {
    description: 'Which return secrets of an assessment sign; without the secrets.',
  })
  @FieldScope('ADMINISTRATION')
  returnPath(@CurrentViewer() viewer: Viewer, @Parent() { id: assessmentId }: AssessmentNode): Promise<ReturnPathNode> {
    return this.secrets.show(viewer, assessmentId);
  }

  @MutationReturning('secret', () => String, {
    description: 'What signs `mizan_state`, `mzret_…`; a mutation, because the look is audited.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  revealReturnSecret(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { assessmentId }: RevealReturnSecretInput,
  ): Promise<string> {
    return this.secrets.reveal(viewer, origin, assessmentId);
  }

  @MutationReturning('returnPath', () => ReturnPathNode, {
    description: 'Both secrets sign until the overlap is over.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  rotateReturnSecret(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: RotateReturnSecretInput,
  ): Promise<ReturnPathNode> {
    return this.secrets.rotate(viewer, origin, input);
  }
}

import { Args, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { MutationReturning } from '../../platform/graphql';
import { ArchiveAssessment } from './archive-assessment';
import { ArchiveAssessmentInput, AssessmentIdInput } from './assessment.inputs';
import { AssessmentNode, toAssessmentNode } from './assessment.type';
import { DuplicateAssessment } from './duplicate-assessment';

/** What can be done to an assessment from the list of them. */
@Resolver(() => AssessmentNode)
export class AssessmentListResolver {
  constructor(
    private readonly duplicate: DuplicateAssessment,
    private readonly archive: ArchiveAssessment,
  ) {}

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'A draft of the viewer with the same settings, tests, questions and pools.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async duplicateAssessment(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id }: AssessmentIdInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.duplicate.execute(viewer, id));
  }

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'Archived, it is inactive and cannot be activated before it is taken back.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async archiveAssessment(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id, isArchived }: ArchiveAssessmentInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.archive.execute(viewer, id, isArchived));
  }
}

import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FieldScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { Weighs } from '../../../../platform/graphql';
import { AssessmentNode } from '../../../assessments';
import { PreviewPaper } from './preview-paper';
import { ExamPaperPreviewNode } from './preview-paper.type';

@Resolver(() => AssessmentNode)
export class PreviewPaperResolver {
  constructor(private readonly preview: PreviewPaper) {}

  @ResolveField(() => ExamPaperPreviewNode, {
    description: 'For sitting the exam without a candidate; nothing is stored.',
  })
  @Weighs(500)
  @FieldScope('AUTHORING')
  paperPreview(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
  ): Promise<ExamPaperPreviewNode> {
    return this.preview.execute(viewer, assessmentId);
  }
}

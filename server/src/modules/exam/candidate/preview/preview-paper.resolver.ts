import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { PreviewPaper } from './preview-paper';
import { ExamPaperPreviewNode } from './preview-paper.type';

@Resolver()
export class PreviewPaperResolver {
  constructor(private readonly preview: PreviewPaper) {}

  @Query(() => ExamPaperPreviewNode, { description: 'For sitting the exam without a candidate; nothing is stored.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  previewPaper(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
  ): Promise<ExamPaperPreviewNode> {
    return this.preview.execute(viewer, assessmentId);
  }
}

import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { PreviewMarks } from './preview-marks';
import { PreviewMarksInput } from './preview-marks.inputs';
import { PreviewMarksNode } from './preview-marks.type';

@Resolver()
export class PreviewMarksResolver {
  constructor(private readonly marks: PreviewMarks) {}

  @Query(() => PreviewMarksNode, { description: 'What answers to a previewed paper would be given, and why.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  previewMarks(@CurrentViewer() viewer: Viewer, @Args('input') input: PreviewMarksInput): Promise<PreviewMarksNode> {
    return this.marks.execute(viewer, input);
  }
}

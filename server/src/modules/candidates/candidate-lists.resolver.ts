import { Args, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { MutationReturning } from '../../platform/graphql';
import { CandidateListPreviewNode } from './candidate-list.type';
import { PreviewCandidateFileInput, PreviewCandidateRowsInput, PreviewCandidateTextInput } from './candidates.inputs';
import { countryNamed } from './list/country-named';
import { PreviewCandidates } from './preview-candidates';

/** Three ways to hand in a list; each shows what would come of it and keeps nothing. */
@Resolver()
export class CandidateListsResolver {
  constructor(private readonly preview: PreviewCandidates) {}

  @MutationReturning('preview', () => CandidateListPreviewNode, { description: 'Reads pasted text and keeps nothing.' })
  @StaffOnly()
  @KeyScope('INVITE')
  previewCandidateText(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, text, country }: PreviewCandidateTextInput,
  ): Promise<CandidateListPreviewNode> {
    return this.preview.text(viewer, assessmentId, text, countryNamed(country));
  }

  @MutationReturning('preview', () => CandidateListPreviewNode, {
    description: 'Reads an .xlsx, .csv, .tsv or .txt file of at most 250 KB and 5,000 people, and keeps nothing.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  previewCandidateFile(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, country, ...file }: PreviewCandidateFileInput,
  ): Promise<CandidateListPreviewNode> {
    return this.preview.file(viewer, assessmentId, { ...file, country: countryNamed(country) });
  }

  @MutationReturning('preview', () => CandidateListPreviewNode, {
    description: 'Checks rows again after they were edited, and keeps nothing.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  previewCandidateRows(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, candidates, country }: PreviewCandidateRowsInput,
  ): Promise<CandidateListPreviewNode> {
    return this.preview.rows(viewer, assessmentId, candidates, countryNamed(country));
  }
}

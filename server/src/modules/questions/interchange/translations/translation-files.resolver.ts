import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { MutationReturning } from '../../../../platform/graphql';
import { QuestionFilter } from '../../bank/questions.args';
import { ExportTranslations } from './export-translations';
import { ImportTranslations } from './import-translations';
import { TranslationFileInput } from './translation-file.inputs';
import { TranslationImportNode, TranslationWorkNode } from './translation-file.type';

@Resolver()
export class TranslationFilesResolver {
  constructor(
    private readonly exporting: ExportTranslations,
    private readonly importing: ImportTranslations,
  ) {}

  @Query(() => [TranslationWorkNode], {
    description: 'What translators would be given: of these questions, or without ids of all that the filter finds.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  translationWork(
    @CurrentViewer() viewer: Viewer,
    @Args('ids', {
      type: () => [ID],
      nullable: true,
      description: 'UUIDs of the records; those that are out of scope are left alone.',
    })
    ids: string[] | null,
    @Args('filter', { type: () => QuestionFilter, nullable: true }) filter: QuestionFilter | null,
  ): Promise<TranslationWorkNode[]> {
    return this.exporting.work(viewer, { ids, filter });
  }

  @MutationReturning('translationImport', () => TranslationImportNode, {
    description: 'Reads what a translator sent back and keeps nothing.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  previewTranslationImport(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: TranslationFileInput,
  ): Promise<TranslationImportNode> {
    return this.importing.preview(viewer, input);
  }

  @MutationReturning('translationImport', () => TranslationImportNode, {
    description:
      'Takes over what a translator sent back; what does not fit the questions of today is left out and named.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  importTranslations(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: TranslationFileInput,
  ): Promise<TranslationImportNode> {
    return this.importing.execute(viewer, input);
  }
}

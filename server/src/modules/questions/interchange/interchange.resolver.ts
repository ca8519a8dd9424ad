import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { QuestionFilter } from '../bank/questions.args';
import { ExportQuestions } from './export-questions';
import { ImportQuestions } from './import-questions';
import { ImportQuestionsInput, PreviewQuestionImportInput } from './interchange.inputs';
import { ImportProblemNode, QuestionImportNode } from './interchange.type';
import { QuestionFormat } from './question-format';

@Resolver()
export class InterchangeResolver {
  constructor(
    private readonly importing: ImportQuestions,
    private readonly exporting: ExportQuestions,
  ) {}

  @MutationReturning('questionImport', () => QuestionImportNode, {
    description: 'Reads a file of questions and keeps nothing.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  previewQuestionImport(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: PreviewQuestionImportInput,
  ): Promise<QuestionImportNode> {
    return this.importing.preview(viewer, input);
  }

  @MutationReturning('questionImport', () => QuestionImportNode, {
    description: 'Stores all questions of a file that were understood, or none when anything fails.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  importQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: ImportQuestionsInput,
  ): Promise<QuestionImportNode> {
    return this.importing.execute(viewer, input);
  }

  @Query(() => [ImportProblemNode], {
    description:
      'What a file of this format cannot hold of these questions, or without ids of all that the filter finds, at most 1,000.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  questionExportReport(
    @CurrentViewer() viewer: Viewer,
    @Args('format', { type: () => QuestionFormat }) format: QuestionFormat,
    @Args('ids', {
      type: () => [ID],
      nullable: true,
      description: 'UUIDs of the records; those that are out of scope are left alone.',
    })
    ids: string[] | null,
    @Args('filter', { type: () => QuestionFilter, nullable: true }) filter: QuestionFilter | null,
  ): Promise<ImportProblemNode[]> {
    return this.exporting.report(viewer, format, { ids, filter });
  }
}

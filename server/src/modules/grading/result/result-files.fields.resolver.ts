import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { AnswerFilesQueries } from '../../exam';
import { namelessly, StoredFileNode, toShownFile } from '../../files';
import { ResultQuestionNode } from './result-question.type';

/** What was handed in for a question; who may see the result has been decided where it came from. */
@Resolver(() => ResultQuestionNode)
export class ResultFilesFieldsResolver {
  private readonly handedIn = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly files: AnswerFilesQueries) {}

  @ResolveField('files', () => [StoredFileNode], {
    description: 'Those that `answer` names count; the others came too late, or from another page.',
  })
  async filesOf(@Parent() { id, showsFiles }: ResultQuestionNode): Promise<StoredFileNode[]> {
    if (showsFiles === 'none') return [];
    const files = await this.handedIn.load(id);
    return showsFiles === 'nameless' ? files.map(namelessly) : files;
  }

  private async load(questionIds: readonly string[]): Promise<StoredFileNode[][]> {
    const files = await this.files.ofQuestions(questionIds);
    return questionIds.map((id) => files.filter(({ questionId }) => questionId === id).map(toShownFile));
  }
}

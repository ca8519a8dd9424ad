import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { ResultQuestionNode } from '../result';
import { MarkHistoryQueries } from './mark-history.queries';
import { MarkHistoryEntryNode } from './mark-history.type';

/** What became of a mark; who may see the result has been decided where it came from. */
@Resolver(() => ResultQuestionNode)
export class MarkHistoryFieldsResolver {
  private readonly entries = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly queries: MarkHistoryQueries) {}

  @ResolveField(() => [MarkHistoryEntryNode], {
    description: 'The oldest first; empty for whoever marks second, who is not told the first mark.',
  })
  async history(@Parent() { id, hidesHistory }: ResultQuestionNode): Promise<MarkHistoryEntryNode[]> {
    return hidesHistory ? [] : this.entries.load(id);
  }

  private async load(questionIds: readonly string[]): Promise<MarkHistoryEntryNode[][]> {
    const rows = await this.queries.ofQuestions(questionIds);
    return questionIds.map((id) => rows.filter(({ questionId }) => questionId === id));
  }
}

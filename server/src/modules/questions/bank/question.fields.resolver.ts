import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Owners } from '../../identity';
import { QuestionNode } from '../question.type';
import { QuestionUsageLoader } from './question-usage.loader';
import { QuestionUsageNode } from './question-usage.type';

@Resolver(() => QuestionNode)
export class QuestionFieldsResolver {
  constructor(
    private readonly owners: Owners,
    private readonly usages: QuestionUsageLoader,
  ) {}

  @ResolveField(() => String, { description: 'Name of the staff user in whose scope it is.' })
  ownerName(@Parent() { ownerId }: QuestionNode): Promise<string> {
    return this.owners.nameOf(ownerId);
  }

  @ResolveField(() => Boolean, {
    description: 'Whether it is in the scope of whoever asks; what is not can be copied.',
  })
  canEdit(@Parent() { ownerId }: QuestionNode, @CurrentViewer() viewer: Viewer): Promise<boolean> {
    return this.owners.isInScope(viewer, ownerId);
  }

  @ResolveField(() => QuestionUsageNode)
  usage(@Parent() { id }: QuestionNode): Promise<QuestionUsageNode> {
    return this.usages.of(id);
  }
}

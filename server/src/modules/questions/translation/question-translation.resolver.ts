import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { staffFileUrl } from '../../files';
import { Owners } from '../../identity';
import { QuestionBank } from '../bank/question-bank.service';
import { QuestionTranslationNode } from './question-translation.type';
import { toQuestionTranslation } from './question-translation.view';

@Resolver(() => QuestionTranslationNode)
export class QuestionTranslationResolver {
  constructor(
    private readonly bank: QuestionBank,
    private readonly owners: Owners,
  ) {}

  @Query(() => QuestionTranslationNode, { description: 'Of a question of the bank, or of a test published to all.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async questionTranslation(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<QuestionTranslationNode> {
    return toQuestionTranslation(await this.bank.find(viewer, id), staffFileUrl);
  }

  @ResolveField(() => String, { nullable: true, description: 'Who read it against the source; null when nobody has.' })
  reviewedByName(@Parent() { reviewedBy }: QuestionTranslationNode): Promise<string> | null {
    return reviewedBy === null ? null : this.owners.nameOf(reviewedBy);
  }
}

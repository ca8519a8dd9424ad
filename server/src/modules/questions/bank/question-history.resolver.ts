import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning, nodesOf } from '../../../platform/graphql';
import { Owners } from '../../identity';
import { QuestionNode } from '../question.type';
import { RestoreQuestionVersionInput } from './bank.inputs';
import { QuestionVersionsArgs } from './questions.args';
import { QuestionHistory } from './question-history';
import { QuestionVersionConnection, QuestionVersionNode } from './question-version.type';
import { toBankQuestion } from '../bank-question';

@Resolver(() => QuestionVersionNode)
export class QuestionHistoryResolver {
  constructor(
    private readonly history: QuestionHistory,
    private readonly owners: Owners,
  ) {}

  @Query(() => QuestionVersionConnection, { description: 'Newest first.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async questionVersions(
    @CurrentViewer() viewer: Viewer,
    @Args() args: QuestionVersionsArgs,
  ): Promise<QuestionVersionConnection> {
    return nodesOf(await this.history.of(viewer, args), ({ entry: { version, createdAt, createdBy }, question }) => ({
      version,
      createdAt,
      createdBy,
      question: toBankQuestion(question),
    }));
  }

  @MutationReturning('question', () => QuestionNode, { description: 'Writes what that version said as the next one.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async restoreQuestionVersion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: RestoreQuestionVersionInput,
  ): Promise<QuestionNode> {
    return toBankQuestion(await this.history.restore(viewer, input));
  }

  @ResolveField(() => String, { nullable: true, description: 'Null when the user is gone.' })
  createdByName(@Parent() { createdBy }: QuestionVersionNode): Promise<string> | null {
    return createdBy === null ? null : this.owners.nameOf(createdBy);
  }
}

import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { nodesOf } from '../../platform/graphql';
import { QuestionBank } from './bank/question-bank.service';
import { QuestionConnection } from './bank/question-connection.type';
import { QuestionsArgs } from './bank/questions.args';
import { QuestionNode } from './question.type';
import { toBankQuestion } from './bank-question';

@Resolver(() => QuestionNode)
export class QuestionsResolver {
  constructor(private readonly bank: QuestionBank) {}

  @Query(() => QuestionConnection, { description: "The question bank: what is in the viewer's scope." })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async questions(@CurrentViewer() viewer: Viewer, @Args() args: QuestionsArgs): Promise<QuestionConnection> {
    return nodesOf(await this.bank.list(viewer, args), toBankQuestion);
  }

  @Query(() => QuestionNode, { description: 'Of the bank, or of a test that is published to all.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async question(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<QuestionNode> {
    return toBankQuestion(await this.bank.find(viewer, id));
  }
}

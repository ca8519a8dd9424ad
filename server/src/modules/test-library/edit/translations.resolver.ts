import { Args, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { QuestionNode, toBankQuestion, TranslateQuestionInput } from '../../questions';
import { TranslateHeldQuestion } from './translate-held-question';

@Resolver()
export class TranslationsResolver {
  constructor(private readonly translateHeldQuestion: TranslateHeldQuestion) {}

  @MutationReturning('question', () => QuestionNode, {
    description:
      'Says a question in its other language: its next version. What would make it another question is refused.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async translateQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: TranslateQuestionInput,
  ): Promise<QuestionNode> {
    return toBankQuestion(await this.translateHeldQuestion.execute(viewer, input));
  }
}

import { Float, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { QuestionNode, toQuestionNode } from '../questions';
import { TestLoader } from './test.loader';
import { TestNode } from './test.type';

@Resolver(() => TestNode)
export class TestFieldsResolver {
  constructor(private readonly loader: TestLoader) {}

  @ResolveField(() => Int)
  async questionCount(@Parent() test: TestNode): Promise<number> {
    return (await this.loader.figuresOf(test.id)).questionCount;
  }

  @ResolveField(() => Int)
  async durationSeconds(@Parent() test: TestNode): Promise<number> {
    return (await this.loader.figuresOf(test.id)).durationSeconds;
  }

  @ResolveField(() => Float, { description: 'Without additional questions.' })
  async totalScore(@Parent() test: TestNode): Promise<number> {
    return (await this.loader.figuresOf(test.id)).totalScore;
  }

  @ResolveField(() => [String])
  async skills(@Parent() test: TestNode): Promise<string[]> {
    return (await this.loader.figuresOf(test.id)).skills;
  }

  @ResolveField(() => [QuestionNode])
  async questions(@Parent() test: TestNode): Promise<QuestionNode[]> {
    return (await this.loader.questionsOf(test.id)).map(toQuestionNode);
  }
}

import { Float, ID, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { otherLanguage } from '@mizan/question-model';
import { CurrentViewer } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { Owners } from '../identity';
import { ContentLanguage, QuestionNode, toBankQuestion } from '../questions';
import { TestLoader } from './test.loader';
import { TestNode } from './test.type';

@Resolver(() => TestNode)
export class TestFieldsResolver {
  constructor(
    private readonly loader: TestLoader,
    private readonly owners: Owners,
  ) {}

  @ResolveField(() => Int)
  async questionCount(@Parent() test: TestNode): Promise<number> {
    return (await this.loader.figuresOf(test.id)).questionCount;
  }

  @ResolveField(() => Int, { description: 'Time to answer, in seconds.' })
  async durationSeconds(@Parent() test: TestNode): Promise<number> {
    return (await this.loader.figuresOf(test.id)).durationSeconds;
  }

  @ResolveField(() => Float, { description: 'Without additional questions.' })
  async totalScore(@Parent() test: TestNode): Promise<number> {
    return (await this.loader.figuresOf(test.id)).totalScore;
  }

  @ResolveField(() => [String], { description: 'Names of skills, most used first.' })
  async skills(@Parent() test: TestNode): Promise<string[]> {
    return (await this.loader.figuresOf(test.id)).skills;
  }

  @ResolveField(() => [ContentLanguage], {
    description: 'In which it can be given: its own, and the other one where every question says it.',
  })
  async languages(@Parent() { id, language }: TestNode): Promise<ContentLanguage[]> {
    const { isBilingual } = await this.loader.figuresOf(id);
    return isBilingual ? [language, otherLanguage(language)] : [language];
  }

  @ResolveField(() => String, { description: 'Name of the staff user in whose scope it is.' })
  ownerName(@Parent() { ownerId }: TestNode): Promise<string> {
    return this.owners.nameOf(ownerId);
  }

  @ResolveField(() => Boolean, { description: 'Whether it belongs to whoever asks.' })
  isMine(@Parent() { ownerId }: TestNode, @CurrentViewer() { userId }: Viewer): boolean {
    return ownerId === userId;
  }

  @ResolveField(() => Boolean, {
    description: 'Whether it is in the scope of whoever asks; what is not can be duplicated.',
  })
  canEdit(@Parent() { ownerId }: TestNode, @CurrentViewer() viewer: Viewer): Promise<boolean> {
    return this.owners.isInScope(viewer, ownerId);
  }

  @ResolveField(() => [ID], { description: 'Questions of which there is a newer version than the test asks.' })
  outdatedQuestionIds(@Parent() { id }: TestNode): Promise<string[]> {
    return this.loader.outdatedOf(id);
  }

  @ResolveField(() => [QuestionNode], { description: 'In order, each in the version that the test asks.' })
  async questions(@Parent() test: TestNode): Promise<QuestionNode[]> {
    return (await this.loader.questionsOf(test.id)).map(toBankQuestion);
  }
}

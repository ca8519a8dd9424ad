import { Float, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StoredFileLoader, StoredFileNode } from '../files';
import { QuestionNode, toBankQuestion } from '../questions';
import { TestNode } from '../test-library';
import { AssessmentLoader } from './assessment.loader';
import { AssessmentNode } from './assessment.type';

@Resolver(() => AssessmentNode)
export class AssessmentFieldsResolver {
  constructor(
    private readonly loader: AssessmentLoader,
    private readonly files: StoredFileLoader,
  ) {}

  @ResolveField(() => StoredFileNode, { nullable: true, description: 'Instead of `welcomeVideoUrl`.' })
  async welcomeVideo(@Parent() { welcomeVideoFileId }: AssessmentNode): Promise<StoredFileNode | null> {
    return welcomeVideoFileId === null ? null : this.files.byId(welcomeVideoFileId);
  }

  @ResolveField(() => [TestNode], { description: 'The chosen library tests, in order.' })
  async tests(@Parent() assessment: AssessmentNode): Promise<TestNode[]> {
    return await this.loader.testsOf(assessment.id);
  }

  @ResolveField(() => [QuestionNode], { description: 'The questions beside those of the tests, in order.' })
  async ownQuestions(@Parent() assessment: AssessmentNode): Promise<QuestionNode[]> {
    return (await this.loader.ownQuestionsOf(assessment.id)).map(toBankQuestion);
  }

  @ResolveField(() => Int)
  async questionCount(@Parent() assessment: AssessmentNode): Promise<number> {
    return (await this.loader.figuresOf(assessment.id)).questionCount;
  }

  @ResolveField(() => Int, { description: 'Time of all its questions together, in seconds, without extra time.' })
  async durationSeconds(@Parent() assessment: AssessmentNode): Promise<number> {
    return (await this.loader.figuresOf(assessment.id)).durationSeconds;
  }

  @ResolveField(() => Boolean, {
    description: 'Time and score are those of an average paper: pools draw unlike questions.',
  })
  async durationIsApproximate(@Parent() assessment: AssessmentNode): Promise<boolean> {
    return (await this.loader.figuresOf(assessment.id)).durationIsApproximate;
  }

  @ResolveField(() => Float, { description: 'Without additional questions.' })
  async totalScore(@Parent() assessment: AssessmentNode): Promise<number> {
    return (await this.loader.figuresOf(assessment.id)).totalScore;
  }

  @ResolveField(() => String, { description: 'Name of the staff user whose scope it is in.' })
  async ownerName(@Parent() assessment: AssessmentNode): Promise<string> {
    return this.loader.ownerName(assessment.ownerId);
  }
}

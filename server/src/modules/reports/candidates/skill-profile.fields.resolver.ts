import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CandidateReportResultNode, SkillProfileNode } from './candidate-report.type';
import { SkillProfileQueries } from './skill-profile.queries';

@Resolver(() => CandidateReportResultNode)
export class SkillProfileFieldsResolver {
  constructor(private readonly queries: SkillProfileQueries) {}

  @ResolveField(() => SkillProfileNode, { description: 'Share of the score by skill.' })
  skillProfile(@Parent() { attemptId, assessmentId }: CandidateReportResultNode): Promise<SkillProfileNode> {
    return this.queries.of(attemptId, assessmentId);
  }
}

import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { MutationReturning, nodesOf } from '../../platform/graphql';
import {
  AssessmentIdInput,
  ChangeAssessmentStatusInput,
  CreateAssessmentInput,
  UpdateAssessmentInput,
} from './assessment.inputs';
import { AssessmentConnection, AssessmentNode, toAssessmentNode } from './assessment.type';
import { AssessmentsArgs } from './assessments.args';
import { Assessments } from './assessments.service';
import { CreateAssessment } from './create-assessment';
import { PublishAssessment } from './publish-assessment';
import { UpdateAssessment } from './update-assessment';

@Resolver(() => AssessmentNode)
export class AssessmentsResolver {
  constructor(
    private readonly allAssessments: Assessments,
    private readonly create: CreateAssessment,
    private readonly update: UpdateAssessment,
    private readonly publication: PublishAssessment,
  ) {}

  @Query(() => AssessmentConnection, { description: 'The assessments in the scope of whoever asks.' })
  @StaffOnly()
  @KeyScope('READ')
  async assessments(@CurrentViewer() viewer: Viewer, @Args() args: AssessmentsArgs): Promise<AssessmentConnection> {
    return nodesOf(await this.allAssessments.list(viewer, args), toAssessmentNode);
  }

  @Query(() => [AssessmentNode], {
    description:
      'The five assessments that fit best what is typed of a title, archived ones too: those whose title begins with it, then those in ' +
      'whose title a later word does, then the newest that `assessments` finds by it. Arabic spellings count as equal.',
  })
  @StaffOnly()
  @KeyScope('READ')
  async findAssessments(@CurrentViewer() viewer: Viewer, @Args('search') search: string): Promise<AssessmentNode[]> {
    return (await this.allAssessments.fitting(viewer, search)).map(toAssessmentNode);
  }

  @Query(() => AssessmentNode)
  @StaffOnly()
  @KeyScope('READ')
  async assessment(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.allAssessments.find(viewer, id));
  }

  @MutationReturning('assessment', () => AssessmentNode, { description: 'Begins a draft.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async createAssessment(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: CreateAssessmentInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.create.execute(viewer, input));
  }

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'Saves what is given; also after publishing. Sittings that began keep their paper.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async updateAssessment(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id, ...changes }: UpdateAssessmentInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.update.execute(viewer, id, changes));
  }

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'Opens it to candidates. Needs a level, a language, a type and a question.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async publishAssessment(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id }: AssessmentIdInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.publication.publish(viewer, id));
  }

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'Opens an assessment to candidates, or closes it.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async changeAssessmentStatus(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id, status }: ChangeAssessmentStatusInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.publication.changeStatus(viewer, id, status));
  }
}

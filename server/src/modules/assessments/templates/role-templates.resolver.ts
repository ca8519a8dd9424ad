import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import type { Test } from '../../test-library';
import { AssessmentNode, toAssessmentNode } from '../assessment.type';
import { isReady } from './ready-templates';
import {
  RoleTemplateIdInput,
  RoleTemplateNode,
  SaveRoleTemplateInput,
  SaveRoleTemplatePayload,
} from './role-template.type';
import { RoleTemplates } from './role-templates.service';
import type { AnyTemplate } from './role-templates.service';
import { StartFromTemplate } from './start-from-template';

@Resolver(() => RoleTemplateNode)
export class RoleTemplatesResolver {
  constructor(
    private readonly templates: RoleTemplates,
    private readonly start: StartFromTemplate,
  ) {}

  @Query(() => [RoleTemplateNode], {
    description: "The viewer's own by title, at most 100, then those that come with Mizan.",
  })
  @StaffOnly()
  @KeyScope('READ')
  async roleTemplates(@CurrentViewer() viewer: Viewer): Promise<RoleTemplateNode[]> {
    const all = await this.templates.all(viewer);
    const tests = await this.templates.testsOf(viewer, all);
    return all.map((template) => toRoleTemplateNode(template, tests.get(template.id) ?? []));
  }

  @Mutation(() => SaveRoleTemplatePayload, {
    description:
      'Keeps role details, settings, grade bands, tests and reworded mails of an assessment under a title. TOO_MANY_ROLE_TEMPLATES from 100 on.',
  })
  @StaffOnly()
  @NoKeys()
  async saveRoleTemplate(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { assessmentId, title }: SaveRoleTemplateInput,
  ): Promise<SaveRoleTemplatePayload> {
    const { saved, replaced } = await this.templates.save(viewer, assessmentId, title);
    return {
      roleTemplate: await this.withTests(viewer, saved),
      replaced: replaced && (await this.withTests(viewer, replaced)),
    };
  }

  private async withTests(viewer: Viewer, template: AnyTemplate): Promise<RoleTemplateNode> {
    const tests = await this.templates.testsOf(viewer, [template]);
    return toRoleTemplateNode(template, tests.get(template.id) ?? []);
  }

  @MutationReturning('roleTemplateId', () => ID, { description: "Forgets a template of the viewer's own." })
  @StaffOnly()
  @NoKeys()
  async deleteRoleTemplate(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id }: RoleTemplateIdInput,
  ): Promise<string> {
    await this.templates.delete(viewer, id);
    return id;
  }

  @MutationReturning('assessment', () => AssessmentNode, {
    description: 'Begins a draft from a template, with its tests as far as the viewer can choose them now.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async startFromTemplate(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id }: RoleTemplateIdInput,
  ): Promise<AssessmentNode> {
    return toAssessmentNode(await this.start.execute(viewer, id));
  }
}

function toRoleTemplateNode(template: AnyTemplate, tests: readonly Test[]): RoleTemplateNode {
  const { id, title, jobRole, description, level, language, type, gradeBands, configuration } = template;
  return {
    id,
    title,
    jobRole,
    description,
    level,
    language,
    type,
    gradeBands,
    isReady: isReady(template),
    passMark: configuration.passMark,
    tests: [...tests],
  };
}

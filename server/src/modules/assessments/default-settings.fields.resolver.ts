import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, NoKeys, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { MutationReturning } from '../../platform/graphql';
import { StaffSettingsNode } from '../identity';
import { AssessmentConfigurationNode, ReportOptionsNode, toConfigurationNode } from './assessment.type';
import { configurationOf, reportOptionsOf } from './default-settings';
import { UpdateSettingsInput } from './settings.inputs';
import { UpdateSettings } from './update-settings';

@Resolver(() => StaffSettingsNode)
export class DefaultSettingsFieldsResolver {
  @ResolveField(() => AssessmentConfigurationNode, { description: 'What new assessments start with.' })
  defaultConfiguration(@Parent() { stored }: StaffSettingsNode): AssessmentConfigurationNode {
    return toConfigurationNode(configurationOf(stored));
  }

  @ResolveField(() => ReportOptionsNode, { description: 'What new assessments start with.' })
  defaultReportOptions(@Parent() { stored }: StaffSettingsNode): ReportOptionsNode {
    return reportOptionsOf(stored);
  }
}

@Resolver(() => StaffSettingsNode)
export class UpdateSettingsResolver {
  constructor(private readonly update: UpdateSettings) {}

  @MutationReturning('settings', () => StaffSettingsNode, {
    description: 'Changes what the viewer has chosen; what is left out stays.',
  })
  @StaffOnly()
  @NoKeys()
  updateSettings(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: UpdateSettingsInput,
  ): Promise<StaffSettingsNode> {
    return this.update.execute(viewer, input);
  }
}

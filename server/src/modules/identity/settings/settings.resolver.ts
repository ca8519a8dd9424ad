import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Settings } from './settings.service';
import { StaffSettingsNode } from './staff-settings.type';

@Resolver(() => StaffSettingsNode)
export class SettingsResolver {
  constructor(private readonly allSettings: Settings) {}

  @Query(() => StaffSettingsNode, { description: 'What the viewer has chosen.' })
  @StaffOnly()
  @NoKeys()
  settings(@CurrentViewer() viewer: Viewer): Promise<StaffSettingsNode> {
    return this.allSettings.of(viewer.userId);
  }
}

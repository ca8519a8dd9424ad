import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { Settings } from '../../identity';
import { TestLibrary } from '../../test-library';
import { Assessment } from '../assessment.entity';
import { assessmentDraft } from '../create-assessment';
import { chosenTests, OrderedItemsQueries } from '../ordered-items.queries';
import { giveWordings } from '../wordings/kept-wordings';
import { isReady } from './ready-templates';
import type { AnyTemplate } from './role-templates.service';
import { RoleTemplates } from './role-templates.service';

/** A draft of the viewer with what a template says; its tests as far as they can be chosen now. */
@Injectable()
export class StartFromTemplate {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly templates: RoleTemplates,
    private readonly library: TestLibrary,
    private readonly items: OrderedItemsQueries,
  ) {}

  /** @throws RoleTemplateNotFound */
  async execute(viewer: Viewer, templateId: string): Promise<Assessment> {
    const { stored } = await this.settings.of(viewer.userId);
    return this.unitOfWork.run(async ({ manager }) => {
      const template = await this.templates.find(viewer, templateId, manager);
      const { title, jobRole, description, level, language, type } = template;
      const details = { title, jobRole, description, level, language, type };
      const draft = assessmentDraft(viewer.userId, details, this.clock.now(), stored);
      const assessment = Object.assign(draft, settingsOf(template, draft));
      await manager.insert(Assessment, assessment);
      const tests = await this.library.choosable(manager, viewer, template.testIds);
      const testIds = tests.map(({ id }) => id);
      await this.items.arrange(chosenTests, manager, assessment.id, testIds);
      await giveWordings(manager, assessment, template.wordings);
      return assessment;
    });
  }
}

/** Of a ready template only its pass mark: what the viewer usually starts with stays theirs. */
function settingsOf(template: AnyTemplate, { configuration }: Assessment): Partial<Assessment> {
  const { passMark } = template.configuration;
  if (isReady(template)) return { configuration: { ...configuration, passMark } };
  const { reportOptions, gradeBands, proctoring } = template;
  return {
    configuration: { ...configuration, ...template.configuration },
    reportOptions,
    gradeBands,
    proctoring,
  };
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { Settings } from '../identity';
import type { StoredSettings } from '../identity';
import { ActiveStatus, FieldProblems } from '../questions';
import { readRoleDetails } from './assessment-draft.policy';
import type { RoleDetailsDraft } from './assessment-draft.policy';
import { Assessment } from './assessment.entity';
import { defaultGradeBands } from './default-grade-bands';
import { noIntegration } from './integration.policy';
import { defaultProctoring } from './proctoring.policy';
import { configurationOf, reportOptionsOf } from './default-settings';

/** Begins a draft that belongs to the viewer. */
@Injectable()
export class CreateAssessment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async execute(viewer: Pick<Viewer, 'userId'>, draft: RoleDetailsDraft): Promise<Assessment> {
    const problems = new FieldProblems();
    const details = readRoleDetails({ ...draft, title: draft.title ?? '', jobRole: draft.jobRole ?? '' }, problems);
    problems.throwIfAny();
    const { stored } = await this.settings.of(viewer.userId);
    const assessment = assessmentDraft(viewer.userId, details, this.clock.now(), stored);
    return this.unitOfWork.run(async ({ manager }) => {
      await manager.insert(Assessment, assessment);
      return assessment;
    });
  }
}

/** A draft with the settings that the owner's assessments start with. */
export function assessmentDraft(
  ownerId: string,
  details: ReturnType<typeof readRoleDetails>,
  now: Date,
  settings: StoredSettings = {},
): Assessment {
  return Object.assign(new Assessment(), {
    id: randomUUID(),
    ownerId,
    title: '',
    jobRole: '',
    description: '',
    level: null,
    language: null,
    type: null,
    welcomeVideoUrl: null,
    welcomeVideoFileId: null,
    welcomeVideoCaptions: null,
    ...details,
    status: ActiveStatus.INACTIVE,
    configuration: configurationOf(settings),
    reportOptions: reportOptionsOf(settings),
    gradeBands: defaultGradeBands(details.language ?? null),
    proctoring: defaultProctoring(),
    integration: noIntegration(),
    publishedAt: null,
    archivedAt: null,
    createdAt: now,
    updatedAt: now,
  });
}

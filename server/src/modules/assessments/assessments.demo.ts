import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { DemoSeed } from '../../platform/demo';
import { DEMO_OWNER_ID } from '../identity';
import { ActiveStatus, Questions } from '../questions';
import { Assessment } from './assessment.entity';
import { assessmentDraft } from './create-assessment';
import { demoAssessments, readyAssessments } from './demo';
import type { ReadyAssessment } from './demo/ready-assessment';
import { chosenTests, ownQuestions, OrderedItemsQueries } from './ordered-items.queries';

const DAY_MS = 86_400_000;

@Injectable()
export class AssessmentsDemo extends DemoSeed {
  readonly order = 30;

  constructor(
    private readonly clock: Clock,
    private readonly questions: Questions,
    private readonly items: OrderedItemsQueries,
  ) {
    super();
  }

  async seed({ manager }: Tx): Promise<void> {
    for (const [name, assessment] of Object.entries(readyAssessments)) {
      const id = demoAssessments[name as keyof typeof demoAssessments];
      if (!(await manager.existsBy(Assessment, { id }))) await this.plant(manager, id, assessment);
    }
  }

  private async plant(manager: EntityManager, id: string, ready: ReadyAssessment): Promise<void> {
    const { isActive, ageDays, testIds, questions, proctoring = {}, reportOptions = {}, ...rest } = ready;
    const { languages, translation = null, closesInDays, ...details } = rest;
    const createdAt = this.inDays(-ageDays);
    const assessment = Object.assign(assessmentDraft(DEMO_OWNER_ID, details, createdAt), { id });
    Object.assign(assessment, { translation });
    if (languages) assessment.configuration.languages = languages;
    Object.assign(assessment.proctoring, proctoring);
    Object.assign(assessment.reportOptions, { showCorrectAnswers: true }, reportOptions);
    if (closesInDays !== undefined) assessment.configuration.closesAt = this.inDays(closesInDays).toISOString();
    assessment.publish(createdAt);
    if (!isActive) assessment.changeStatus(ActiveStatus.INACTIVE);
    await manager.insert(Assessment, assessment);
    await this.items.arrange(chosenTests, manager, id, testIds);
    const questionIds: string[] = [];
    for (const draft of questions) questionIds.push((await this.questions.create(manager, DEMO_OWNER_ID, draft)).id);
    await this.items.arrange(ownQuestions, manager, id, questionIds);
  }

  private inDays(days: number): Date {
    return new Date(this.clock.now().getTime() + days * DAY_MS);
  }
}

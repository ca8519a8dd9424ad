import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { UnitOfWork } from '../../../platform/database';
import { Mailer } from '../../../platform/mail';
import { checkWording, Assessments } from '../../assessments';
import type { Wording } from '../../assessments';
import { Users } from '../../identity';
import type { ExampleWish } from './example-mail';
import { TEST_MAIL } from './test-mail.mail';

@Injectable()
export class SendTestMail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly users: Users,
    private readonly assessments: Assessments,
  ) {}

  /** @returns the address. @throws AssessmentNotFound, InvalidInput */
  async execute(viewer: Viewer, { language, ...which }: ExampleWish, given: Wording): Promise<string> {
    await this.assessments.find(viewer, which.assessmentId);
    const wording = checkWording(which.kind, given);
    const to = (await this.users.contactOf(viewer.userId))?.email ?? '';
    const { userId, role, name } = viewer;
    const params = { viewer: { userId, role, name, sessionId: '' }, ...which, ...wording };
    await this.unitOfWork.run((tx) => this.mailer.send(tx, { to, template: TEST_MAIL, language, params }));
    return to;
  }
}

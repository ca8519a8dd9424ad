import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import type { ActiveStatus } from '../questions';
import type { Assessment } from './assessment.entity';
import { EditAssessment } from './edit-assessment';

/** Opens an assessment to candidates, or closes it. `EditAssessment` refuses to open what is not complete. */
@Injectable()
export class PublishAssessment {
  constructor(private readonly editAssessment: EditAssessment) {}

  publish(viewer: Viewer, id: string): Promise<Assessment> {
    return this.editAssessment.execute(viewer, id, (assessment, _, now) => assessment.publish(now));
  }

  changeStatus(viewer: Viewer, id: string, status: ActiveStatus): Promise<Assessment> {
    return this.editAssessment.execute(viewer, id, (assessment) => assessment.changeStatus(status));
  }
}

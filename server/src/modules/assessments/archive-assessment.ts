import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import type { Assessment } from './assessment.entity';
import { EditAssessment } from './edit-assessment';

/** Puts an assessment out of the way, with everything that belongs to it, or takes it back; it is then still inactive. */
@Injectable()
export class ArchiveAssessment {
  constructor(private readonly editAssessment: EditAssessment) {}

  execute(viewer: Viewer, id: string, isArchived: boolean): Promise<Assessment> {
    return this.editAssessment.execute(viewer, id, (assessment, _, now) =>
      isArchived ? assessment.archive(now) : assessment.unarchive(),
    );
  }
}

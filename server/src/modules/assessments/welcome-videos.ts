import { Injectable } from '@nestjs/common';
import { OwnerScope } from '../../platform/access';
import type { SqlFragment, Viewer } from '../../platform/access';
import { InvalidInput } from '../../platform/errors';
import { FileNotFound, FileUse } from '../../platform/files';
import { ReadableFiles } from '../files';
import type { Assessment } from './assessment.entity';
import { readCaptions } from './captions.policy';

export interface WelcomeVideoDraft {
  welcomeVideoUrl?: string | null;
  welcomeVideoFileId?: string | null;
  welcomeVideoCaptions?: string | null;
}

/** An assessment has an uploaded welcome video, the address of one, or none. */
@Injectable()
export class WelcomeVideos extends FileUse {
  readonly holds = 'exists (select from assessments a where a.welcome_video_file_id = f.id)';

  constructor(
    private readonly files: ReadableFiles,
    private readonly scope: OwnerScope,
  ) {
    super();
  }

  override readableBy(viewer: Viewer, firstParam: number): SqlFragment {
    const { sql, params } = this.scope.sql(viewer, 'a.owner_id', firstParam);
    return { sql: `exists (select from assessments a where a.welcome_video_file_id = f.id and ${sql})`, params };
  }

  /** The one that is set removes the other, and captions go with their video. @throws FileNotFound, InvalidInput */
  async apply(viewer: Viewer, assessment: Assessment, draft: WelcomeVideoDraft): Promise<void> {
    const before = assessment.welcomeVideoFileId;
    await this.choose(viewer, assessment, draft);
    const isOther = assessment.welcomeVideoFileId !== before;
    if (isOther) assessment.welcomeVideoCaptions = null;
    const { welcomeVideoCaptions: captions } = draft;
    if (captions === undefined) return;
    if (captions !== null && assessment.welcomeVideoFileId === null) {
      throw InvalidInput.at('welcomeVideoCaptions', 'invalid');
    }
    assessment.welcomeVideoCaptions = captions === null ? null : readCaptions(captions);
  }

  private async choose(viewer: Viewer, assessment: Assessment, draft: WelcomeVideoDraft): Promise<void> {
    const { welcomeVideoUrl, welcomeVideoFileId } = draft;
    if (welcomeVideoUrl && welcomeVideoFileId) throw InvalidInput.at('welcomeVideoFileId', 'one-of');
    if (welcomeVideoFileId) {
      const { id, purpose } = await this.files.find(viewer, welcomeVideoFileId);
      if (purpose !== 'welcome-video') throw new FileNotFound();
      assessment.welcomeVideoFileId = id;
      assessment.welcomeVideoUrl = null;
    } else if (welcomeVideoFileId === null || assessment.welcomeVideoUrl) {
      assessment.welcomeVideoFileId = null;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReadyExamLink } from '../../platform/demo';
import type { ContentLanguage } from '../../platform/graphql';
import { DEMO_OWNER_ID } from '../identity';
import { READY_EMAIL } from './demo/lists';
import { ExamLinks } from './exam-links';

/** The link kept ready for a visitor; once it has been used, that of somebody else in the demo who has not begun. */
@Injectable()
export class DemoExamLink extends ReadyExamLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ExamLinks,
  ) {
    super();
  }

  async find(): Promise<string | null> {
    const [invitation] = await this.dataSource.query<{ id: string; tokenVersion: number; language: ContentLanguage }[]>(
      `select invitations.id, token_version as "tokenVersion",
         coalesce(assessments.language, 'en') as language
       from invitations join candidates on candidates.id = candidate_id join assessments on assessments.id = assessment_id
       where invitations.owner_id = $1 and stage = 'Invited' and revoked_at is null and assessments.status = 'Active'
       order by email = $2 desc, invited_at desc, invitations.id limit 1`,
      [DEMO_OWNER_ID, READY_EMAIL],
    );
    return invitation ? this.links.url(invitation, invitation.language) : null;
  }
}

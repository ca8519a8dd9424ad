import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailTakenBack, MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { feedbackDelivery, FeedbackDelivery, MailWordings, saidTitleOfAttempt } from '../../assessments';
import { ExamLinks } from '../../candidates';
import { feedbackContent } from './feedback-content';

export const FEEDBACK_MAIL = 'feedback';

interface Params {
  attemptId: string;
  /** When the words were given, ISO 8601. */
  givenAt: string;
}

interface Facts {
  id: string;
  ownerId: string;
  tokenVersion: number;
  isOpen: boolean;
  firstName: string;
  title: string;
  jobRole: string;
  assessmentId: string;
  feedback: string;
}

const facts = `
  select i.id, i.owner_id as "ownerId", i.token_version as "tokenVersion", i.revoked_at is null as "isOpen", c.first_name as "firstName",
    ${saidTitleOfAttempt('t')} as title, t.settings ->> 'jobRole' as "jobRole", t.assessment_id as "assessmentId", r.overall_feedback as feedback
  from results r join attempts t on t.id = r.attempt_id join invitations i on i.id = t.invitation_id
    join assessments a on a.id = t.assessment_id join candidates c on c.id = r.candidate_id
  where r.attempt_id = $1 and r.overall_feedback is not null and r.feedback_at = $2 and r.is_feedback_shared
    and ${feedbackDelivery} = '${FeedbackDelivery.MAILED}'`;

/** The words are read when it goes out, so that no mail keeps what was taken back; words that others replaced have a mail of their own. */
@Injectable()
export class FeedbackMail extends MailTemplate<Params> {
  readonly name = FEEDBACK_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ExamLinks,
    private readonly wordings: MailWordings,
  ) {
    super();
  }

  async render({ attemptId, givenAt }: Params, language: Language): Promise<MailContent> {
    const [found] = await this.dataSource.query<Facts[]>(facts, [attemptId, givenAt]);
    if (!found) throw new MailTakenBack('The feedback is no longer there.');
    const { assessmentId, ownerId, isOpen } = found;
    const wording = await this.wordings.of({ assessmentId, kind: 'result', language });
    const url = isOpen ? this.links.url(found, language) : null;
    return { ...feedbackContent({ ...found, url }, language, wording), ownerId };
  }
}

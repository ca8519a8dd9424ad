import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../../platform/config';
import { isolateText, MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';

export const NOTE_MENTION_MAIL = 'note-mention';

interface About {
  text: string;
  writer: string;
  title: string;
  candidate: string;
  assessmentId: string;
  candidateId: string;
}

const about = `
  select n.text, n.written_by_name as writer, a.title, rtrim(c.first_name || ' ' || c.last_name) as candidate,
    a.id as "assessmentId", c.id as "candidateId"
  from notes n join invitations i on i.id = n.invitation_id join assessments a on a.id = i.assessment_id
  join candidates c on c.id = i.candidate_id where n.id = $1`;

interface Words {
  greeting: (name: string) => string;
  subject: (writer: string) => string;
  opening: (said: Record<'writer' | 'candidate' | 'title', string>) => string;
  action: string;
  gone: string;
}

const english: Words = {
  greeting: (name) => `Hello ${name},`,
  subject: (writer) => `${writer} mentioned you in a note`,
  opening: ({ writer, candidate, title }) => `${writer} wrote about ${candidate} (${title}):`,
  action: 'Open the candidate',
  gone: 'The note was deleted in the meantime.',
};

const arabic: Words = {
  greeting: (name) => `مرحبًا ${name}،`,
  subject: (writer) => `ذكرك ${writer} في ملاحظة`,
  opening: ({ writer, candidate, title }) => `كتب ${writer} عن ${candidate} («${title}»):`,
  action: 'افتح صفحة المرشح',
  gone: 'حُذفت الملاحظة في هذه الأثناء.',
};

/** To a colleague who was named in a note. */
@Injectable()
export class NoteMentionMail extends MailTemplate<{ noteId: string; receiverName: string }> {
  readonly name = NOTE_MENTION_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    super();
  }

  async render(
    { noteId, receiverName }: { noteId: string; receiverName: string },
    language: Language,
  ): Promise<MailContent> {
    const words = language === 'ar' ? arabic : english;
    const own = (text: string) => isolateText(language, text);
    const [found] = await this.dataSource.query<About[]>(about, [noteId]);
    const heading = words.greeting(own(receiverName));
    if (!found) return { subject: words.gone, heading, paragraphs: [words.gone] };
    const said = { writer: own(found.writer), candidate: own(found.candidate), title: own(found.title) };
    const path = `/ResultDetails/Assestment/${found.assessmentId}/Candidate/${found.candidateId}`;
    return {
      subject: words.subject(said.writer),
      heading,
      paragraphs: [words.opening(said), found.text],
      action: { label: words.action, url: `${this.config.publicUrl}${path}` },
    };
  }
}

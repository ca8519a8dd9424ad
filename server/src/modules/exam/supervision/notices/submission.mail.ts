import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../../platform/config';
import { isolateText, MailTemplate } from '../../../../platform/mail';
import type { Language, MailContent } from '../../../../platform/mail';

export const SUBMISSION_MAIL = 'submission';

export interface Submission {
  candidate: string;
  title: string;
  assessmentId: string;
  candidateId: string;
}

type Names = Pick<Submission, 'candidate' | 'title'>;

interface Words {
  greeting: (name: string) => string;
  subject: (names: Names) => string;
  opening: (names: Names) => string;
  action: string;
  note: string;
}

const words: Record<Language, Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: ({ candidate, title }) => `${candidate} has completed: ${title}`,
    opening: ({ candidate, title }) => `${candidate} has submitted the assessment “${title}”.`,
    action: 'View result',
    note: 'You can turn these emails off in your settings.',
  },
  ar: {
    greeting: (name) => `مرحبًا ${name}،`,
    subject: ({ candidate, title }) => `${candidate}: اكتمل التقييم «${title}»`,
    opening: ({ candidate, title }) => `وصلت إجابات ${candidate} عن التقييم «${title}».`,
    action: 'اطّلع على النتيجة',
    note: 'يمكنك إيقاف هذه الرسائل من إعداداتك.',
  },
};

type Params = Submission & { receiverName: string };

@Injectable()
export class SubmissionMail extends MailTemplate<Params> {
  readonly name = SUBMISSION_MAIL;

  constructor(private readonly config: AppConfig) {
    super();
  }

  render({ receiverName, ...submission }: Params, language: Language): MailContent {
    const { greeting, subject, opening, action, note } = words[language];
    const path = `/ResultDetails/Assestment/${submission.assessmentId}/Candidate/${submission.candidateId}`;
    const own = (text: string) => isolateText(language, text);
    const names = { candidate: own(submission.candidate), title: own(submission.title) };
    return {
      subject: subject(names),
      heading: greeting(own(receiverName)),
      paragraphs: [opening(names)],
      action: { label: action, url: this.config.publicUrl + path },
      note,
    };
  }
}

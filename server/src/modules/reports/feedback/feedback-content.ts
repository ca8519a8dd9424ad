import { filledWording } from '../../assessments';
import type { Wording } from '../../assessments';
import { isolateText } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';

const words = {
  en: {
    subject: (title: string) => `Feedback on your assessment: ${title}`,
    heading: (name: string) => `Hello ${name},`,
    opening: (title: string) => `Thank you for taking “${title}”. This is what was written about your result:`,
    action: 'Open your page',
  },
  ar: {
    subject: (title: string) => `ملاحظات على تقييمك: ${title}`,
    heading: (name: string) => `مرحبًا ${name}،`,
    opening: (title: string) => `شكرًا لأدائك التقييم «${title}». إليك ما كُتب عن نتيجتك:`,
    action: 'افتح صفحتك',
  },
};

export interface ResultMailFacts {
  firstName: string;
  title: string;
  jobRole: string;
  feedback: string;
  /** Null where the link opens nothing any more. */
  url: string | null;
}

/** What was written about a result; in words of the assessment's own where there are any. */
export function feedbackContent(facts: ResultMailFacts, language: Language, wording: Wording | null): MailContent {
  const { subject, heading, opening, action } = words[language];
  const own = (text: string) => isolateText(language, text);
  const [name, title] = [own(facts.firstName), own(facts.title)];
  const link = facts.url === null ? {} : { action: { label: action, url: facts.url } };
  if (!wording) {
    const lines = facts.feedback.split('\n').filter((line) => line.trim() !== '');
    return { subject: subject(title), heading: heading(name), paragraphs: [opening(title), ...lines], ...link };
  }
  const values = { name, assessment: title, role: own(facts.jobRole), feedback: facts.feedback };
  const filled = filledWording(wording, values);
  return {
    subject: filled.subject,
    heading: filled.subject,
    paragraphs: filled.before,
    ...(filled.hasLink ? link : {}),
    closing: filled.after,
  };
}

/** What goes out where nobody has written anything, as somebody would write it. */
export function ownResultWording(language: Language): Wording {
  const { subject, heading, opening } = words[language];
  const text = [heading('{name}'), opening('{assessment}'), '{feedback}', '{link}'].join('\n\n');
  return { subject: subject('{assessment}'), text };
}

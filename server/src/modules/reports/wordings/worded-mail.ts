import type { ContentLanguage } from '../../../platform/graphql';
import type { MailKind } from '../../assessments';

export interface WordedMail {
  kind: MailKind;
  language: ContentLanguage;
  subject: string;
  text: string;
  isReworded: boolean;
  placeholders: string[];
  necessary: string;
}

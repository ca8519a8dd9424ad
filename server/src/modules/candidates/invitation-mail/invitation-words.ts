import type { Language } from '../../../platform/mail';
import { arabicInvitation } from './arabic-invitation';
import { englishInvitation } from './english-invitation';
import type { InvitationWords } from './invitation-text';

export const invitationWords = (language: Language): InvitationWords =>
  language === 'ar' ? arabicInvitation : englishInvitation;

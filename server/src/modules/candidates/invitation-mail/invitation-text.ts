import type { Language } from '../../../platform/mail';
import type { InvitationFacts } from './invitation-facts';

/** As a sentence takes them, isolated where they are of another script; empty for what is not known. */
export interface InvitationNames {
  firstName: string;
  inviter: string;
  company: string;
  title: string;
  jobRole: string;
}

interface Opening {
  subject: (names: InvitationNames) => string;
  opening: (names: InvitationNames) => string;
}

export interface InvitationWords {
  greeting: (names: InvitationNames) => string;
  invitation: Opening;
  reminder: Opening;
  labels: Record<'questions' | 'time' | 'extraTime' | 'opens' | 'closes' | 'language' | 'device', string>;
  count: (questions: number) => string;
  upTo: (time: string) => string;
  extraTime: (percent: number, base: string) => string;
  languageNames: Record<Language, string>;
  device: (facts: Pick<InvitationFacts, 'demands' | 'proctoring'>) => string;
  rules: string;
  before: { title: string; check: string; arrangement: string; action: string };
  questions: string;
  askInviter: (inviter: string) => string;
  askSupport: (address: string) => string;
  action: string;
  note: string;
}

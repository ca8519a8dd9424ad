import type { PaperDemands, PaperSettings } from '../../assessments';

/** All that a mail about an invitation tells of it, as it stands when the mail goes out. */
export interface InvitationFacts {
  /** To whom the invitation belongs. */
  ownerId: string;
  firstName: string;
  /** Null when whoever sent it is no longer there. */
  inviter: Inviter | null;
  title: string;
  jobRole: string;
  language: PaperSettings['language'];
  questionCount: number;
  /** Of all questions together, with the extra time. */
  totalSeconds: number;
  baseSeconds: number;
  extraTimePercent: number;
  /** ISO, like `closesAt`. */
  opensAt: string | null;
  closesAt: string | null;
  /** Of whoever invites; null for UTC. */
  timeZone: string | null;
  mayGoBack: boolean;
  proctoring: PaperSettings['proctoring'];
  demands: PaperDemands;
  /** Where questions about all this go when nobody else is known. */
  supportAddress: string;
}

export interface Inviter {
  name: string;
  companyName: string | null;
  /** Null of somebody who cannot sign in any more: what is written to them is read by nobody. */
  email: string | null;
}

export interface InvitationLinks {
  exam: string;
  deviceCheck: string;
}

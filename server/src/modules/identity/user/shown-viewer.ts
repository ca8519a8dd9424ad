import type { Role } from '../../../platform/access';
import type { CreditsLeft } from './credits';

export interface ShownSession {
  endsAt: Date;
  idleMinutes: number;
}

export interface ShownViewer {
  id: string;
  name: string;
  email: string;
  role: Role;
  lastSignInAt: Date | null;
  credits: CreditsLeft;
  requestsForNewUsers: number;
  mustAddFactor: boolean;
  session: ShownSession | null;
}

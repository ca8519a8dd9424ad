import type { ApiScope } from '../../../platform/access';

export interface ShownApiKey {
  id: string;
  name: string;
  hint: string;
  scopes: ApiScope[];
  createdAt: Date;
  expiresAt: Date | null;
  isExpired: boolean;
  lastUsedAt: Date | null;
  lastUsedIp: string | null;
  recentCalls: number;
  ownerName: string;
  isOwn: boolean;
  isOfOrganization: boolean;
}

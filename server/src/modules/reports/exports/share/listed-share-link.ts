import type { ContentLanguage } from '../../../../platform/graphql';

export interface ListedShareLink {
  id: string;
  language: ContentLanguage;
  createdByName: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  useCount: number;
}

export interface NewShareLink {
  link: ListedShareLink;
  url: string;
}

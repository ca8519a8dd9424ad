import type { PublicLinkState } from './public-link.policy';
import type { ContentLanguage } from '../../questions';
import type { ShownBrand } from '../../identity';

export interface ShownPublicLink {
  id: string;
  url: string;
  state: PublicLinkState;
  cap: number;
  joinedCount: number;
  closesAt: Date | null;
  closedAt: Date | null;
}

export interface PublicLinkTexts {
  language: ContentLanguage;
  assessmentTitle: string;
  jobRole: string;
}

export interface PublicLinkEntry {
  brand: ShownBrand;
  state: PublicLinkState;
  assessmentTitle: string;
  jobRole: string;
  language: ContentLanguage;
  inOtherLanguage: PublicLinkTexts | null;
  closesAt: Date | null;
}

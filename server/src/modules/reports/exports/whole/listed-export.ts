import type { ContentLanguage } from '../../../../platform/graphql';
import type { ExportFailure, ExportPart, ExportState } from './assessment-export.entity';

export interface ListedExport {
  id: string;
  assessmentId: string;
  state: ExportState;
  parts: ExportPart[];
  language: ContentLanguage;
  progress: number;
  total: number;
  byteSize: number | null;
  failure: ExportFailure | null;
  createdByName: string;
  requestedAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

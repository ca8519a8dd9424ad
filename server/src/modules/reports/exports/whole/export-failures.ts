import { AssessmentNotFound } from '../../../assessments';
import { StorageFull, UploadTooLarge } from '../../../../platform/files';
import { ExportFailure } from './assessment-export.entity';

/** Null for what is a fault of ours, or passes by itself. */
export function exportFailureOf(error: unknown): ExportFailure | null {
  if (error instanceof StorageFull) return ExportFailure.STORAGE_FULL;
  if (error instanceof UploadTooLarge) return ExportFailure.TOO_LARGE;
  return error instanceof AssessmentNotFound ? ExportFailure.NO_ACCESS : null;
}

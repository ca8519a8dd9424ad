import type { StoredSettings } from '../identity';
import { defaultConfiguration, defaultReportOptions } from './assessment-settings';
import type { AssessmentConfiguration, ReportOptions } from './assessment-settings';

/** What new assessments of a user start with: their own choices over the product's. A window of validity is never kept. */
export function configurationOf({ defaultConfiguration: chosen }: StoredSettings): AssessmentConfiguration {
  return { ...defaultConfiguration(), ...chosen, opensAt: null, closesAt: null };
}

export function reportOptionsOf({ defaultReportOptions: chosen }: StoredSettings): ReportOptions {
  return { ...defaultReportOptions(), ...chosen };
}

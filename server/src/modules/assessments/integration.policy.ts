import type { FieldProblems } from '../questions';
import { isPublicHttps } from './public-url.policy';

/** Where an assessment speaks to other systems. Stored as JSON and frozen into attempts. */
export interface IntegrationSettings {
  /** Where candidates go after they have submitted. */
  redirectUrl: string | null;
}

export type IntegrationDraft = Partial<IntegrationSettings>;

export const noIntegration = (): IntegrationSettings => ({ redirectUrl: null });

const MAX_URL_LENGTH = 500;

/** What is left out stays as it is; null or an empty text removes it. */
export function readIntegration(
  before: IntegrationSettings,
  draft: IntegrationDraft,
  problems: FieldProblems,
): IntegrationSettings {
  const read = (setting: keyof IntegrationSettings) => {
    const given = draft[setting];
    return given === undefined ? before[setting] : readUrl(`integration.${setting}`, given, problems);
  };
  return { redirectUrl: read('redirectUrl') };
}

function readUrl(path: string, value: string | null, problems: FieldProblems): string | null {
  const url = problems.text(path, value, { max: MAX_URL_LENGTH, isOptional: true });
  if (url === '') return null;
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (protocol === 'http:') problems.add(path, 'https');
  else if (protocol !== 'https:') problems.add(path, 'url');
  else if (!isPublicHttps(url)) problems.add(path, 'public-url');
  return url;
}

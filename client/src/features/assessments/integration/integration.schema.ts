import { object, string } from 'yup';
import type { IntegrationInput } from '../../../graphql/schema-generated';
import type { Integration_AssessmentFragment } from './integration-generated';
import { fieldMessage } from '../../../lib/forms/field-message';

const MOST_LETTERS = 500;

/** As typed; empty for none. */
export interface IntegrationDraft {
  redirectUrl: string;
}

/** The server looks closer: it also refuses hosts that are not public. */
function isWebAddress(typed: string | undefined): boolean {
  const text = typed?.trim() ?? '';
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && hostname.includes('.');
}

const address = string()
  .trim()
  .max(MOST_LETTERS, fieldMessage('assessments:problem.tooLong', { max: MOST_LETTERS }))
  .test('address', 'assessments:problem.address', isWebAddress);

export const integrationSchema = object({ redirectUrl: address });

export const integrationOf = ({ integration }: Integration_AssessmentFragment): IntegrationDraft => ({
  redirectUrl: integration.redirectUrl ?? '',
});

export const integrationInput = ({ redirectUrl }: IntegrationDraft): IntegrationInput => ({
  redirectUrl: redirectUrl.trim() || null,
});

export const isIntegrationValid = (draft: IntegrationDraft): boolean => integrationSchema.isValidSync(draft);

import { useTranslation } from 'react-i18next';
import { failureText } from './failure-text';
import type { Failure } from './errors';

/** The words for a failure, in the language of the page. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('errors');
  return (failure) => failureText(t, failure);
}

import { useTranslation } from 'react-i18next';
import { StatusDot, type StatusTone } from '../../../components/status/status-dot';
import type { TranslationState } from '../../../graphql/schema-generated';

const tones: Record<TranslationState, StatusTone> = {
  NONE: 'hollow',
  INCOMPLETE: 'warning',
  STALE: 'warning',
  TRANSLATED: 'brand',
  REVIEWED: 'success',
};

/** How far a question is said in its other language. */
export function TranslationMark({ state }: { state: TranslationState }) {
  const { t } = useTranslation('translation');
  return <StatusDot tone={tones[state]}>{t(`state.${state}`)}</StatusDot>;
}

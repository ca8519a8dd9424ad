import { useTranslation } from 'react-i18next';

/** A value that is not there: an en dash for the eye, words for a screen reader. */
export function Missing({ label }: { label?: string }) {
  const { t } = useTranslation('common');
  return (
    <span>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{label ?? t('value.none')}</span>
    </span>
  );
}

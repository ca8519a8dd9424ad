import { useTranslation } from 'react-i18next';

/** The heading of a page that has none of its own yet, or that failed; theme/base.css hides it beside one of the page's own. */
export function SpareHeading() {
  const { t } = useTranslation('common');
  return <h1 className="visually-hidden spare-heading">{t('product')}</h1>;
}

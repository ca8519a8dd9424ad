import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '../../graphql/schema-generated';

interface Props {
  /** Null: whichever. */
  value: ContentLanguage | null;
  onChange: (language: ContentLanguage | null) => void;
}

/** Whose results the figures are of, where people sit in either language. */
export function LanguageFilter({ value, onChange }: Props) {
  const { t } = useTranslation('analytics');
  return (
    <Segmented<ContentLanguage | 'BOTH'>
      aria-label={t('language.label')}
      value={value ?? 'BOTH'}
      options={(['BOTH', 'EN', 'AR'] as const).map((language) => ({
        value: language,
        label: t(`language.${language}`),
      }))}
      onChange={(language) => onChange(language === 'BOTH' ? null : language)}
    />
  );
}

export const languageIn = (search: URLSearchParams): ContentLanguage | null => {
  const language = search.get('language');
  return language === 'EN' || language === 'AR' ? language : null;
};

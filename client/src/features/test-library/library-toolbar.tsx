import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../components/table/search-field';
import { Toolbar } from '../../components/table/toolbar';
import type { ContentLanguage, Level } from '../../graphql/generated';
import { useSearchFilter } from '../../hooks/use-search-filter';
import styles from './test-library.module.css';

const LEVELS: Level[] = ['BEGINNER', 'MID_LEVEL', 'ADVANCED'];
const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];

const memberOf = <Member extends string>(members: readonly Member[], text: string) =>
  members.find((member) => member === text);

/** Search and filters of the library, as they stand in the address. */
export function useLibraryFilter() {
  const [search, setSearch] = useSearchFilter('search');
  const [level, setLevel] = useSearchFilter('level');
  const [language, setLanguage] = useSearchFilter('language');
  return {
    filter: { search, level: memberOf(LEVELS, level), language: memberOf(LANGUAGES, language) },
    isFiltered: Boolean(search || level || language),
    setSearch,
    setLevel,
    setLanguage,
  };
}

export type LibraryFilter = ReturnType<typeof useLibraryFilter>;

export function LibraryToolbar({ filter, setSearch, setLevel, setLanguage }: LibraryFilter) {
  const { t } = useTranslation(['tests', 'common']);
  return (
    <Toolbar>
      <SearchField value={filter.search} onChange={setSearch} label={t('tests:search')} />
      <Select<Level | null>
        className={styles.filter ?? ''}
        allowClear
        aria-label={t('tests:level')}
        placeholder={t('tests:level')}
        value={filter.level ?? null}
        options={LEVELS.map((level) => ({ value: level, label: t(`common:level.${level}`) }))}
        onChange={(level) => setLevel(level ?? '')}
      />
      <Select<ContentLanguage | null>
        className={styles.filter ?? ''}
        allowClear
        aria-label={t('tests:language')}
        placeholder={t('tests:language')}
        value={filter.language ?? null}
        options={LANGUAGES.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
        onChange={(language) => setLanguage(language ?? '')}
      />
    </Toolbar>
  );
}

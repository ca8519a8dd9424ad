import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../../components/table/filter-select';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import { useSearchFilter } from '../../../hooks/use-search-filter';
import { LANGUAGES, LEVELS, readTestSearch, SHELVES, STATUSES } from './test-list.search';

interface Props {
  /** The library offers only active tests to an assessment; there, status and owner are no question. */
  isChoosing?: boolean;
  /** Comes from whoever knows the skills. */
  skillFilter: ReactNode;
}

/** Search and filters; they live in the address. */
export function TestToolbar({ isChoosing = false, skillFilter }: Props) {
  const { t } = useTranslation(['tests', 'common']);
  const { filter, shelf } = readTestSearch(useSearchParams()[0]);
  const [search, setSearch] = useSearchFilter('search');
  const [, setLevel] = useSearchFilter('level');
  const [, setLanguage] = useSearchFilter('language');
  const [, setStatus] = useSearchFilter('status');
  const [, setShelf] = useSearchFilter('shelf');
  return (
    <Toolbar>
      <SearchField value={search} onChange={setSearch} label={t('tests:search')} />
      <FilterSelect
        label={t('tests:level')}
        value={filter.level}
        options={LEVELS.map((level) => ({ value: level, label: t(`common:level.${level}`) }))}
        onChange={(level) => setLevel(level?.toLowerCase() ?? '')}
      />
      <FilterSelect
        label={t('tests:language')}
        value={filter.language}
        options={LANGUAGES.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
        onChange={(language) => setLanguage(language?.toLowerCase() ?? '')}
      />
      {skillFilter}
      {!isChoosing && (
        <FilterSelect
          label={t('tests:list.status')}
          value={filter.status}
          options={STATUSES.map((status) => ({ value: status, label: t(`common:status.${status}`) }))}
          onChange={(status) => setStatus(status?.toLowerCase() ?? '')}
        />
      )}
      <FilterSelect
        label={t('tests:shelf.label')}
        value={shelf}
        options={SHELVES.map((one) => ({ value: one, label: t(`tests:shelf.${one}`) }))}
        onChange={(one) => setShelf(one?.toLowerCase() ?? '')}
      />
    </Toolbar>
  );
}

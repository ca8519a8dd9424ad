import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../components/table/filter-select';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import { useListAddress } from '../../../hooks/use-list-address';
import { TEST_LANGUAGES, TEST_LEVELS, TEST_SHELVES, TEST_STATUSES, testList } from './test-list.search';

interface Props {
  /** The library offers only active tests to an assessment; there, status and owner are no question. */
  isChoosing?: boolean;
  /** Comes from whoever knows the skills. */
  skillFilter: ReactNode;
}

/** Search and filters; they live in the address. */
export function TestToolbar({ isChoosing = false, skillFilter }: Props) {
  const { t } = useTranslation(['tests', 'common']);
  const [asked, ask] = useListAddress(testList);
  return (
    <Toolbar>
      <SearchField value={asked.search} onChange={(search) => ask({ search })} label={t('tests:search')} />
      <FilterSelect
        label={t('tests:level')}
        value={asked.level}
        options={TEST_LEVELS.map((level) => ({ value: level, label: t(`common:level.${level}`) }))}
        onChange={(level) => ask({ level: level ?? undefined })}
      />
      <FilterSelect
        label={t('tests:language')}
        value={asked.language}
        options={TEST_LANGUAGES.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
        onChange={(language) => ask({ language: language ?? undefined })}
      />
      {skillFilter}
      {!isChoosing && (
        <FilterSelect
          label={t('tests:list.status')}
          value={asked.status}
          options={TEST_STATUSES.map((status) => ({ value: status, label: t(`common:status.${status}`) }))}
          onChange={(status) => ask({ status: status ?? undefined })}
        />
      )}
      <FilterSelect
        label={t('tests:shelf.label')}
        value={asked.shelf}
        options={TEST_SHELVES.map((one) => ({ value: one, label: t(`tests:shelf.${one}`) }))}
        onChange={(shelf) => ask({ shelf: shelf ?? undefined })}
      />
    </Toolbar>
  );
}

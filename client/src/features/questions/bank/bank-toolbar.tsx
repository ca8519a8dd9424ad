import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../components/table/filter-select';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import {
  DIFFICULTIES,
  BANK_LANGUAGES,
  BANK_SHELVES,
  QUESTION_STATUSES,
  TRANSLATIONS,
  TYPES,
  USES,
  type BankFilter,
} from './bank.search';
import { SkillFilter } from './skill-filter';

interface Props {
  filter: BankFilter;
  onChange: (change: Partial<BankFilter>) => void;
  /** Those who pick take what is active; status and use are no question then. */
  isPicking?: boolean;
  end?: ReactNode;
}

/** Search and filters of the bank. Where they live is for whoever uses it to say. */
export function BankToolbar({ filter, onChange, isPicking = false, end }: Props) {
  const { t } = useTranslation(['bank', 'common', 'translation']);
  return (
    <Toolbar end={end}>
      <SearchField value={filter.search} onChange={(search) => onChange({ search })} label={t('bank:search')} />
      <FilterSelect
        label={t('bank:filter.type')}
        value={filter.type}
        options={TYPES.map((type) => ({ value: type, label: t(`common:questionType.${type}`) }))}
        onChange={(type) => onChange({ type: type ?? undefined })}
      />
      <SkillFilter value={filter.skill} onChange={(skill) => onChange({ skill })} />
      <FilterSelect
        label={t('bank:filter.difficulty')}
        value={filter.difficulty}
        options={DIFFICULTIES.map((one) => ({ value: one, label: t(`common:difficulty.${one}`) }))}
        onChange={(difficulty) => onChange({ difficulty: difficulty ?? undefined })}
      />
      <FilterSelect
        label={t('bank:filter.language')}
        value={filter.language}
        options={BANK_LANGUAGES.map((one) => ({ value: one, label: t(`common:language.${one}`) }))}
        onChange={(language) => onChange({ language: language ?? undefined })}
      />
      <FilterSelect
        label={t('translation:filter')}
        value={filter.translation}
        options={TRANSLATIONS.map((one) => ({ value: one, label: t(`translation:state.${one}`) }))}
        onChange={(translation) => onChange({ translation: translation ?? undefined })}
      />
      {!isPicking && <StateFilters filter={filter} onChange={onChange} />}
      <FilterSelect
        label={t('bank:filter.shelf')}
        value={filter.shelf === 'OWN' ? null : filter.shelf}
        options={BANK_SHELVES.map((one) => ({ value: one, label: t(`bank:shelf.${one}`) }))}
        onChange={(shelf) => onChange({ shelf: shelf ?? 'OWN' })}
      />
    </Toolbar>
  );
}

function StateFilters({ filter, onChange }: Pick<Props, 'filter' | 'onChange'>) {
  const { t } = useTranslation(['bank', 'common']);
  return (
    <>
      <FilterSelect
        label={t('bank:filter.status')}
        value={filter.status}
        options={QUESTION_STATUSES.map((one) => ({ value: one, label: t(`common:status.${one}`) }))}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <FilterSelect
        label={t('bank:filter.use')}
        value={filter.use}
        options={USES.map((one) => ({ value: one, label: t(`bank:use.${one}`) }))}
        onChange={(use) => onChange({ use: use ?? undefined })}
      />
    </>
  );
}

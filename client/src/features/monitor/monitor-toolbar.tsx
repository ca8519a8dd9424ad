import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../components/table/filter-select';
import { SearchField } from '../../components/table/search-field';
import { Toolbar } from '../../components/table/toolbar';
import { useSearchFilter } from '../../hooks/use-search-filter';
import { conditions, type Condition, type MonitorFilter } from './monitored-attempts';

/** The filter as the address has it; what is no condition is none. */
export function useMonitorFilter(): MonitorFilter & { isOn: boolean } {
  const [search] = useSearchFilter('search');
  const [state] = useSearchFilter('state');
  const [incidents] = useSearchFilter('incidents');
  const condition = conditions.find((known) => known === state) ?? null;
  const hasIncidents = incidents === '1';
  return { search, condition, hasIncidents, isOn: search !== '' || condition !== null || hasIncidents };
}

export function MonitorToolbar(): ReactNode {
  const { t } = useTranslation('monitor');
  const { condition, hasIncidents } = useMonitorFilter();
  const [search, setSearch] = useSearchFilter('search');
  const [, setCondition] = useSearchFilter('state');
  const [, setIncidents] = useSearchFilter('incidents');
  return (
    <Toolbar>
      <SearchField value={search} onChange={setSearch} label={t('search')} />
      <FilterSelect<Condition>
        label={t('column.condition')}
        value={condition}
        options={conditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
        onChange={(value) => setCondition(value ?? '')}
      />
      <Checkbox checked={hasIncidents} onChange={({ target }) => setIncidents(target.checked ? '1' : '')}>
        {t('onlyIncidents')}
      </Checkbox>
    </Toolbar>
  );
}

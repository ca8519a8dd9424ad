import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../components/table/filter-select';
import { SearchField } from '../../components/table/search-field';
import { Toolbar } from '../../components/table/toolbar';
import { useListAddress } from '../../hooks/use-list-address';
import { listAddress } from '../../lib/list-address/list-address';
import { choiceOf, flag, text } from '../../lib/list-address/parts';
import { conditions, type Condition, type MonitorFilter } from './monitored-attempts';

const monitorList = listAddress({ search: text, state: choiceOf(conditions), incidents: flag('1') });

/** The filter as the address has it; what is no condition is none. */
export function useMonitorFilter(): MonitorFilter & { isOn: boolean } {
  const [{ search, state: condition = null, incidents: hasIncidents }] = useListAddress(monitorList);
  return { search, condition, hasIncidents, isOn: search !== '' || condition !== null || hasIncidents };
}

export function MonitorToolbar(): ReactNode {
  const { t } = useTranslation('monitor');
  const [{ search, state, incidents }, ask] = useListAddress(monitorList);
  return (
    <Toolbar>
      <SearchField value={search} onChange={(next) => ask({ search: next })} label={t('search')} />
      <FilterSelect<Condition>
        label={t('column.condition')}
        value={state}
        options={conditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
        onChange={(value) => ask({ state: value ?? undefined })}
      />
      <Checkbox checked={incidents} onChange={({ target }) => ask({ incidents: target.checked })}>
        {t('onlyIncidents')}
      </Checkbox>
    </Toolbar>
  );
}

import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import type { CandidateRows } from '../../../graphql/generated';
import { AssessmentFilter } from './assessment-filter';
import { STAGES, STATUSES, type CandidatesFilter } from './candidates.search';
import { FurtherFilters } from './further-filters';
import { SeveralFilter } from './several-filter';

interface Props {
  filter: CandidatesFilter;
  onFilter: (change: Partial<CandidatesFilter>) => void;
  rows: CandidateRows;
  onRows: (rows: CandidateRows) => void;
}

/** Search, filters, and whether a row is a person or an invitation. */
export function CandidatesToolbar({ filter, onFilter, rows, onRows }: Props) {
  const { t } = useTranslation(['all-candidates', 'common']);
  return (
    <Toolbar>
      <SearchField value={filter.search} onChange={(search) => onFilter({ search })} label={t('search')} />
      <AssessmentFilter value={filter.assessment} onChange={(assessment) => onFilter({ assessment })} />
      <SeveralFilter
        label={t('filter.stage')}
        value={filter.stages}
        options={STAGES.map((stage) => ({ value: stage, label: t(`common:stage.${stage}`) }))}
        onChange={(stages) => onFilter({ stages })}
      />
      <SeveralFilter
        label={t('filter.status')}
        value={filter.statuses}
        options={STATUSES.map((status) => ({ value: status, label: t(`common:resultStatus.${status}`) }))}
        onChange={(statuses) => onFilter({ statuses })}
      />
      <FurtherFilters filter={filter} onChange={onFilter} />
      {filter.assessment === '' && (
        <Segmented<CandidateRows>
          aria-label={t('rows.label')}
          value={rows}
          options={[
            { value: 'PEOPLE', label: t('rows.PEOPLE') },
            { value: 'INVITATIONS', label: t('rows.INVITATIONS') },
          ]}
          onChange={onRows}
        />
      )}
    </Toolbar>
  );
}

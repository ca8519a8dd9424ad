import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import { AssessmentFilterField } from './assessment-filter';
import { STAGES, RESULT_STATUSES, type CandidatesFilter, type CandidatesShown } from './candidates.search';
import { FurtherFilters } from './further-filters';
import { SeveralFilter } from './several-filter';

interface Props {
  filter: CandidatesFilter;
  onFilter: (change: Partial<CandidatesFilter>) => void;
  shown: CandidatesShown;
  onShown: (shown: CandidatesShown) => void;
}

/** Search, filters, and whether a row is a person or an invitation; of the calendar only what it can be asked for. */
export function CandidatesToolbar({ filter, onFilter, shown, onShown }: Props) {
  const { t } = useTranslation(['all-candidates', 'common']);
  if (shown === 'CALENDAR') {
    return (
      <Toolbar>
        <AssessmentFilterField value={filter.assessment} onChange={(assessment) => onFilter({ assessment })} />
        <ShownSwitch filter={filter} shown={shown} onShown={onShown} />
      </Toolbar>
    );
  }
  return (
    <Toolbar>
      <SearchField value={filter.search} onChange={(search) => onFilter({ search })} label={t('search')} />
      <AssessmentFilterField value={filter.assessment} onChange={(assessment) => onFilter({ assessment })} />
      <SeveralFilter
        label={t('filter.stage')}
        value={filter.stages}
        options={STAGES.map((stage) => ({ value: stage, label: t(`common:stage.${stage}`) }))}
        onChange={(stages) => onFilter({ stages })}
      />
      <SeveralFilter
        label={t('filter.status')}
        value={filter.statuses}
        options={RESULT_STATUSES.map((status) => ({ value: status, label: t(`common:resultStatus.${status}`) }))}
        onChange={(statuses) => onFilter({ statuses })}
      />
      <FurtherFilters filter={filter} onChange={onFilter} />
      <ShownSwitch filter={filter} shown={shown} onShown={onShown} />
    </Toolbar>
  );
}

function ShownSwitch({ filter, shown, onShown }: Omit<Props, 'onFilter'>) {
  const { t } = useTranslation('all-candidates');
  const ways: CandidatesShown[] = [
    ...(filter.assessment === '' ? (['PEOPLE'] as const) : []),
    'INVITATIONS',
    'CALENDAR',
  ];
  return (
    <Segmented<CandidatesShown>
      aria-label={t('rows.label')}
      value={shown}
      options={ways.map((value) => ({ value, label: t(`rows.${value}`) }))}
      onChange={onShown}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../components/table/filter-select';
import { useAssessmentChoicesQuery, useChosenAssessmentQuery } from './all-candidates-generated';

interface Props {
  /** Its id; empty for all. */
  value: string;
  onChange: (id: string) => void;
}

/** One of the assessments; typing finds those beyond the twenty that changed last. */
export function AssessmentFilterField({ value, onChange }: Props) {
  const { t } = useTranslation('all-candidates');
  const [search, setSearch] = useState('');
  const { data, previousData } = useAssessmentChoicesQuery({ variables: { search: search.trim() || null } });
  const chosen = useChosenAssessmentQuery({ variables: { id: value }, skip: value === '' }).data?.assessment;
  const listed = ((data ?? previousData)?.assessments.edges ?? []).map(({ node }) => node);
  const isListed = listed.some(({ id }) => id === value);
  const options = !isListed && chosen && chosen.id === value ? [chosen, ...listed] : listed;
  return (
    <FilterSelect
      label={t('filter.assessment')}
      value={value || null}
      options={options.map(({ id, title }) => ({ value: id, label: title }))}
      onSearch={setSearch}
      onChange={(id) => {
        setSearch('');
        onChange(id ?? '');
      }}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../../components/text/skill-name';
import { FilterSelect } from '../../../components/table/filter-select';
import { useSkillsQuery } from '../question-changes-generated';

interface Props {
  value: string;
  onChange: (skill: string) => void;
}

/** One of the skills in use; typing finds those beyond the twenty that are used most. */
export function SkillFilter({ value, onChange }: Props) {
  const { t } = useTranslation('questions');
  const nameOf = useSkillName();
  const [search, setSearch] = useState('');
  const { data, previousData } = useSkillsQuery({ variables: { search: search.trim() || null } });
  const skills = (data ?? previousData)?.skills ?? [];
  return (
    <FilterSelect
      label={t('settings.skill')}
      value={value || null}
      options={skills.map((skill) => ({ value: skill, label: nameOf(skill) }))}
      onSearch={setSearch}
      onChange={(skill) => {
        setSearch('');
        onChange(skill ?? '');
      }}
    />
  );
}

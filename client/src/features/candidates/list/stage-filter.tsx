import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClear } from '../../../components/form/use-clear';
import type { Stage } from '../../../graphql/schema-generated';

const STAGES: Stage[] = ['INVITED', 'ENROLLED', 'COMPLETED'];

interface Props {
  /** As it stands in the URL: stages joined by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** The stages of the URL that exist; anything else in it is ignored. */
export const stagesOf = (value: string): Stage[] => STAGES.filter((stage) => value.split(',').includes(stage));

export function StageFilter({ value, onChange }: Props): ReactNode {
  const { t } = useTranslation(['candidates', 'common']);
  const allowClear = useClear();
  return (
    <Select<Stage[]>
      mode="multiple"
      style={{ minInlineSize: 180 }}
      maxTagCount="responsive"
      allowClear={allowClear}
      placeholder={t('list.stage')}
      aria-label={t('list.stage')}
      value={stagesOf(value)}
      options={STAGES.map((stage) => ({ value: stage, label: t(`common:stage.${stage}`) }))}
      onChange={(stages) => onChange(stages.join(','))}
    />
  );
}

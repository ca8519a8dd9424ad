import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '../../components/form/use-clear';
import type { DecisionStages_AssessmentFragment } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { useStageName } from '../../hooks/use-stage-name';
import { severalAs, severalIn } from '../../lib/list-address/several';

interface Props {
  assessment: DecisionStages_AssessmentFragment;
  /** As they stand in the address, ids and tags: several in one. */
  stages: string;
  tags: string;
  onStages: (value: string) => void;
  onTags: (value: string) => void;
}

/** Who stands on which stage, and who carries which tag. */
export function DecisionFilter({ assessment, stages, tags, onStages, onTags }: Props) {
  const { t } = useTranslation('deciding');
  const allowClear = useClear();
  const nameOf = useStageName();
  const format = useFormat();
  const several = { mode: 'multiple', maxTagCount: 'responsive', allowClear } as const;
  return (
    <>
      <Select<string[]>
        {...several}
        style={{ minInlineSize: 160 }}
        aria-label={t('decision')}
        placeholder={t('decision')}
        value={severalIn(stages)}
        options={assessment.decisionStages.map((stage) => ({
          value: stage.id,
          label: `${nameOf(stage)} (${format.number(stage.count)})`,
        }))}
        onChange={(chosen) => onStages(severalAs(chosen))}
      />
      {(assessment.tags.length > 0 || tags !== '') && (
        <Select<string[]>
          {...several}
          style={{ minInlineSize: 130 }}
          aria-label={t('tags.title')}
          placeholder={t('tags.title')}
          value={severalIn(tags)}
          options={assessment.tags.map((tag) => ({ value: tag, label: tag }))}
          onChange={(chosen) => onTags(severalAs(chosen))}
        />
      )}
    </>
  );
}

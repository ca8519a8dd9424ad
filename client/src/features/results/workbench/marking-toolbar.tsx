import { Button, Segmented, Switch } from 'antd';
import { GitCompareArrows, SlidersHorizontal } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../components/table/filter-select';
import { Toolbar } from '../../../components/table/toolbar';
import { ROUNDS, type MarkingSearch } from './marking-search';
import detail from '../answer-detail.module.css';

interface Props {
  search: MarkingSearch;
  assessments: readonly { id: string; title: string }[];
  onChange: (change: Partial<MarkingSearch>) => void;
  onRules: () => void;
  onDifferences: () => void;
}

/** Which queue, in which order, with or without names. */
export function MarkingToolbar({ search, assessments, onChange, onRules, onDifferences }: Props): ReactNode {
  const { t } = useTranslation('workbench');
  const id = useId();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Toolbar
      end={
        search.assessmentId !== null && (
          <>
            <Button icon={<GitCompareArrows {...icon} />} onClick={onDifferences}>
              {t('differences.open_report')}
            </Button>
            <Button icon={<SlidersHorizontal {...icon} />} onClick={onRules}>
              {t('rules.open')}
            </Button>
          </>
        )
      }
    >
      <FilterSelect
        label={t('assessment')}
        value={search.assessmentId}
        options={assessments.map(({ id: value, title }) => ({ value, label: title }))}
        onChange={(assessmentId) => onChange({ assessmentId })}
      />
      <Segmented
        aria-label={t('round.label')}
        value={search.round}
        options={ROUNDS.map((value) => ({ value, label: t(`round.${value}`) }))}
        onChange={(round) => onChange({ round })}
      />
      <Segmented
        aria-label={t('order.label')}
        value={search.order}
        options={[
          { value: 'BY_CANDIDATE' as const, label: t('order.BY_CANDIDATE') },
          { value: 'BY_QUESTION' as const, label: t('order.BY_QUESTION') },
        ]}
        onChange={(order) => onChange({ order })}
      />
      <Switch size="small" id={id} checked={search.isBlind} onChange={(isBlind) => onChange({ isBlind })} />
      <label htmlFor={id} className={detail.caption}>
        {t('blind')}
      </label>
    </Toolbar>
  );
}

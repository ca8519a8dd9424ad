import { Badge, Button, InputNumber, Popover } from 'antd';
import { ListFilter } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayRange } from '../../../components/form/day-picker';
import styles from './all-candidates.module.css';
import { furtherFilters, type CandidatesFilter } from './candidates.search';

interface Props {
  filter: CandidatesFilter;
  onChange: (change: Partial<CandidatesFilter>) => void;
}

/** Dates and scores, behind a button that says how many of them are set. */
export function FurtherFilters(props: Props) {
  const { t } = useTranslation('all-candidates');
  const count = furtherFilters(props.filter);
  return (
    <Popover trigger="click" placement="bottom" content={<Fields {...props} />}>
      <Badge count={count} color="var(--brand)" title={t('filter.set', { count })}>
        <Button icon={<ListFilter size={16} strokeWidth={1.75} aria-hidden />} aria-haspopup="dialog">
          {t('filter.further')}
        </Button>
      </Badge>
    </Popover>
  );
}

function Fields({ filter, onChange }: Props) {
  const { t } = useTranslation('all-candidates');
  const days = [t('filter.from'), t('filter.to')] as const;
  return (
    <div className={styles.further} role="group" aria-label={t('filter.further')}>
      <Line label={t('filter.invited')}>
        <DayRange
          labels={days}
          from={filter.invitedFrom}
          until={filter.invitedTo}
          onChange={(invitedFrom, invitedTo) => onChange({ invitedFrom, invitedTo })}
        />
      </Line>
      <Line label={t('filter.completed')}>
        <DayRange
          labels={days}
          from={filter.completedFrom}
          until={filter.completedTo}
          onChange={(completedFrom, completedTo) => onChange({ completedFrom, completedTo })}
        />
      </Line>
      <Line label={t('filter.score')}>
        <Percent label={t('filter.min')} value={filter.min} onChange={(min) => onChange({ min })} />
        <span aria-hidden>–</span>
        <Percent label={t('filter.max')} value={filter.max} onChange={(max) => onChange({ max })} />
      </Line>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.furtherLabel}>
        {label}
      </p>
      <div className={styles.furtherFields}>{children}</div>
    </div>
  );
}

interface PercentProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Percent({ label, value, onChange }: PercentProps) {
  return (
    <InputNumber<number>
      aria-label={label}
      placeholder={label}
      min={0}
      max={100}
      precision={0}
      suffix="%"
      value={value === '' ? null : Number(value)}
      onChange={(next) => onChange(next === null ? '' : String(next))}
    />
  );
}

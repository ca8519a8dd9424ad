import { Badge, Button, DatePicker, InputNumber, Popover } from 'antd';
import dayjs from 'dayjs';
import { ListFilter } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../../components/form/date-locale';
import { useLanguage } from '../../../hooks/use-language';
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
  return (
    <div className={styles.further} role="group" aria-label={t('filter.further')}>
      <Line label={t('filter.invited')}>
        <Days
          label={t('filter.invited')}
          from={filter.invitedFrom}
          to={filter.invitedTo}
          onChange={(invitedFrom, invitedTo) => onChange({ invitedFrom, invitedTo })}
        />
      </Line>
      <Line label={t('filter.completed')}>
        <Days
          label={t('filter.completed')}
          from={filter.completedFrom}
          to={filter.completedTo}
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

interface DaysProps {
  label: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

function Days({ label, from, to, onChange }: DaysProps) {
  const { t } = useTranslation('all-candidates');
  const { language } = useLanguage();
  return (
    <DatePicker.RangePicker
      locale={dateLocale(language)}
      format="YYYY-MM-DD"
      allowEmpty={[true, true]}
      aria-label={label}
      placeholder={[t('filter.from'), t('filter.to')]}
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      onChange={(days) => onChange(days?.[0]?.format('YYYY-MM-DD') ?? '', days?.[1]?.format('YYYY-MM-DD') ?? '')}
    />
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

import { useTranslation } from 'react-i18next';
import { DaysRow } from '../../components/form/days-row';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Part } from '../../components/page/parted';
import { toast } from '../../components/toast/toasts';
import type { DataClass } from '../../graphql/schema-generated';
import { useRetentionRulesQuery, useSetRetentionMutation } from './privacy-generated';
import { westernDigits } from '../../lib/format/western-digits';
import { resolvesWhenRefused, unlessRefused } from '../../lib/graphql/refusal';

/** The server keeps the log for so long whatever is set. */
const LEAST_DAYS: Partial<Record<DataClass, number>> = { AUDIT: 30 };

/** How long each class of data is kept. Saved when a field is left or Enter is pressed. */
export function RetentionPart() {
  const { t } = useTranslation('privacy');
  const { data, error, refetch } = useRetentionRulesQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetRetentionMutation(resolvesWhenRefused);
  const save = async (dataClass: DataClass, days: number | null) => {
    const { data: taken } = await set({ variables: { input: { dataClass, days } } });
    if (!taken) return;
    toast.success(t('retention.saved'));
    await unlessRefused(refetch());
  };
  return (
    <Part title={t('retention.title')} note={t('retention.note')}>
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={5} />)}
      {data?.retentionRules.map((rule) => (
        <DaysRow
          key={rule.dataClass}
          label={t(`retention.class.${rule.dataClass}`)}
          help={t(`retention.help.${rule.dataClass}`)}
          problem={t('retention.problem', { least: LEAST_DAYS[rule.dataClass] ?? 1 })}
          example={`retention.${rule.dataClass}`}
          placeholder={t('retention.forever')}
          days={rule.days}
          read={(typed) => readDays(typed, LEAST_DAYS[rule.dataClass])}
          onSave={(days) => void save(rule.dataClass, days)}
        />
      ))}
    </Part>
  );
}

const MOST_DAYS = 3_650;

/** Whole days from `least` to 3650; null when nothing is typed, undefined for anything else. */
function readDays(typed: string, least = 1): number | null | undefined {
  const text = westernDigits(typed).trim();
  if (text === '') return null;
  const days = Number(text);
  return /^\d{1,4}$/u.test(text) && days >= least && days <= MOST_DAYS ? days : undefined;
}

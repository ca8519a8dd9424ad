import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrInput } from '../../components/form/ltr-input';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Part } from '../../components/page/parted';
import { toast } from '../../components/toast/toasts';
import {
  useRetentionRulesQuery,
  useSetRetentionMutation,
  type DataClass,
  type RetentionRulesQuery,
} from '../../graphql/generated';
import { readDays } from './read-days';
import styles from './privacy.module.css';

/** How long each class of data is kept. Saved when a field is left or Enter is pressed. */
export function RetentionPart() {
  const { t } = useTranslation('privacy');
  const { data, error, refetch } = useRetentionRulesQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetRetentionMutation();
  const save = async (dataClass: DataClass, days: number | null) => {
    await set({ variables: { input: { dataClass, days } } });
    toast.success(t('retention.saved'));
    await refetch();
  };
  return (
    <Part title={t('retention.title')} note={t('retention.note')}>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />)}
      {data?.retentionRules.map((rule) => (
        <Rule key={rule.dataClass} rule={rule} onSave={(days) => void save(rule.dataClass, days)} />
      ))}
    </Part>
  );
}

interface RuleProps {
  rule: RetentionRulesQuery['retentionRules'][number];
  onSave: (days: number | null) => void;
}

function Rule({ rule: { dataClass, days }, onSave }: RuleProps) {
  const { t } = useTranslation('privacy');
  const [typed, setTyped] = useState(days === null ? '' : String(days));
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const value = readDays(typed);
    setWrong(value === undefined);
    if (value !== undefined && value !== days) onSave(value);
  };
  const id = `retention-${dataClass}`;
  return (
    <div className={styles.rule}>
      <div>
        <label htmlFor={id} className={styles.ruleLabel}>
          {t(`retention.class.${dataClass}`)}
        </label>
        <p id={`${id}-help`} className={isWrong ? styles.problem : styles.note}>
          {t(isWrong ? 'retention.problem' : `retention.help.${dataClass}`)}
        </p>
      </div>
      <LtrInput
        id={id}
        className={styles.days ?? ''}
        inputMode="numeric"
        maxLength={4}
        placeholder={t('retention.forever')}
        suffix={typed === '' ? undefined : t('retention.days')}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-help`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onPressEnter={save}
      />
    </div>
  );
}

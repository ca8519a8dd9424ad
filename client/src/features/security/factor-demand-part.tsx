import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { LtrInput } from '../../components/form/ltr-input';
import { Part } from '../../components/page/parted';
import { toast } from '../../components/toast/toasts';
import {
  useDemandSecondFactorMutation,
  useSecondFactorDemandQuery,
  type DemandSecondFactorInput,
} from '../../graphql/generated';
import styles from './security.module.css';

const LONGEST = 90;

/** What a super-admin demands of everybody who signs in. Saved as it is changed. */
export function FactorDemandPart() {
  const { t } = useTranslation('security');
  const { data, error, refetch } = useSecondFactorDemandQuery({ fetchPolicy: 'cache-and-network' });
  const [demand] = useDemandSecondFactorMutation();
  const save = async (input: DemandSecondFactorInput) => {
    await demand({ variables: { input } });
    toast.success(t('demand.saved'));
    await refetch();
  };
  return (
    <Part title={t('demand.title')} note={t('demand.note')}>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={2} />)}
      {data && (
        <DemandRows
          {...data.secondFactorDemand}
          // A failure has shown its toast.
          onSave={(input) => void save(input).catch(() => undefined)}
        />
      )}
    </Part>
  );
}

interface RowsProps extends DemandSecondFactorInput {
  onSave: (input: DemandSecondFactorInput) => void;
}

function DemandRows({ isDemanded, graceDays, onSave }: RowsProps) {
  const { t } = useTranslation('security');
  const id = useId();
  return (
    <div className={styles.demand}>
      <div className={styles.row}>
        <div>
          <label className={styles.title} htmlFor={id}>
            {t('demand.label')}
          </label>
          <p className={styles.text} id={`${id}-help`}>
            {t('demand.help')}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-help`}
          checked={isDemanded}
          onChange={(checked) => onSave({ isDemanded: checked, graceDays })}
        />
      </div>
      <Days graceDays={graceDays} onSave={(days) => onSave({ isDemanded, graceDays: days })} />
    </div>
  );
}

function Days({ graceDays, onSave }: { graceDays: number; onSave: (days: number) => void }) {
  const { t } = useTranslation('security');
  const id = useId();
  const [typed, setTyped] = useState(String(graceDays));
  const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : NaN;
  const isWrong = !(days <= LONGEST);
  const save = () => {
    if (!isWrong && days !== graceDays) onSave(days);
  };
  return (
    <div className={styles.row}>
      <div>
        <label className={styles.title} htmlFor={id}>
          {t('demand.days')}
        </label>
        <p className={isWrong ? styles.problem : styles.text} id={`${id}-help`}>
          {t(isWrong ? 'demand.daysProblem' : 'demand.daysHelp')}
        </p>
      </div>
      <LtrInput
        id={id}
        className={styles.days ?? ''}
        inputMode="numeric"
        maxLength={2}
        suffix={t('demand.unit')}
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

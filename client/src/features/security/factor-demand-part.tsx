import { Switch } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { DaysRow } from '../../components/form/days-row';
import { useExample } from '../../components/form/use-example';
import { Part } from '../../components/page/parted';
import { toast } from '../../components/toast/toasts';
import type { DemandSecondFactorInput } from '../../graphql/schema-generated';
import { resolvesWhenRefused, unlessRefused } from '../../lib/graphql/refusal';
import { useDemandSecondFactorMutation, useSecondFactorDemandQuery } from './security-generated';
import styles from './security.module.css';

const LONGEST = 90;

/** What a super-admin demands of everybody who signs in. Saved as it is changed. */
export function FactorDemandPart() {
  const { t } = useTranslation('security');
  const { data, error, refetch } = useSecondFactorDemandQuery({ fetchPolicy: 'cache-and-network' });
  const [demand] = useDemandSecondFactorMutation(resolvesWhenRefused);
  /** What is under way to the server: what is changed meanwhile comes on top of it, and takes nothing of it back. */
  const underWay = useRef<DemandSecondFactorInput | null>(null);
  const save = async (shown: DemandSecondFactorInput, change: Partial<DemandSecondFactorInput>) => {
    const input = { ...(underWay.current ?? shown), ...change };
    underWay.current = input;
    const { data: taken } = await demand({ variables: { input } });
    if (taken) {
      toast.success(t('demand.saved'));
      await unlessRefused(refetch());
    }
    if (underWay.current === input) underWay.current = null;
  };
  return (
    <Part title={t('demand.title')} note={t('demand.note')}>
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />)}
      {data && <DemandRows {...data.secondFactorDemand} onSave={(shown, change) => void save(shown, change)} />}
    </Part>
  );
}

interface RowsProps extends DemandSecondFactorInput {
  onSave: (shown: DemandSecondFactorInput, change: Partial<DemandSecondFactorInput>) => void;
}

function DemandRows({ isDemanded, graceDays, onSave }: RowsProps) {
  const { t } = useTranslation('security');
  const shown = { isDemanded, graceDays };
  const id = useId();
  const { ask, example } = useExample(id, 'secondFactor');
  return (
    <div className={styles.demand}>
      <div className={styles.row}>
        <div>
          <label className={styles.title} id={`${id}-label`} htmlFor={id}>
            {t('demand.label')}
          </label>{' '}
          {ask}
          <p className={styles.text} id={`${id}-help`}>
            {t('demand.help')}
          </p>
          {example}
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-help`}
          checked={isDemanded}
          onChange={(checked) => onSave(shown, { isDemanded: checked })}
        />
      </div>
      <DaysRow
        label={t('demand.days')}
        help={t('demand.daysHelp')}
        problem={t('demand.daysProblem')}
        days={graceDays}
        read={readGrace}
        onSave={(days) => onSave(shown, { graceDays: days ?? graceDays })}
      />
    </div>
  );
}

/** Whole days from none to the most. */
function readGrace(typed: string): number | undefined {
  const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : NaN;
  return days <= LONGEST ? days : undefined;
}

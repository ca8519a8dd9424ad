import { Button, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object } from 'yup';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { Form } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { toast } from '../../../components/toast/toasts';
import { useMarkingRulesQuery, useSetMarkingRulesMutation, type MarkingRulesQuery } from './workbench-generated';
import styles from './workbench.module.css';

const schema = object({
  tolerancePercent: number()
    .typeError('workbench:rules.toleranceProblem')
    .integer('workbench:rules.toleranceProblem')
    .min(0, 'workbench:rules.toleranceProblem')
    .max(100, 'workbench:rules.toleranceProblem')
    .required('workbench:rules.toleranceProblem'),
});

interface Props {
  /** Null while it is closed. */
  assessmentId: string | null;
  onChanged: () => void;
  onClose: () => void;
}

/** How the answers to one assessment are marked by persons. */
export function RulesDrawer({ assessmentId, onChanged, onClose }: Props): ReactNode {
  const { t } = useTranslation('workbench');
  const query = useMarkingRulesQuery({
    variables: { assessmentId: assessmentId ?? '' },
    skip: assessmentId === null,
    fetchPolicy: 'network-only',
  });
  const rules = query.data?.assessment.markingRules;
  const saved = () => {
    onChanged();
    onClose();
  };
  return (
    <SideDrawer open={assessmentId !== null} label={t('rules.title')} title={t('rules.title')} onClose={onClose}>
      {rules && <RulesForm key={rules.assessmentId} rules={rules} onSaved={saved} />}
      {!rules && !query.error && <SkeletonRows rows={4} />}
      {!rules && query.error && <LoadFailed error={query.error} onRetry={query.refetch} />}
    </SideDrawer>
  );
}

function RulesForm({
  rules,
  onSaved,
}: {
  rules: MarkingRulesQuery['assessment']['markingRules'];
  onSaved: () => void;
}) {
  const { t } = useTranslation(['workbench', 'common']);
  const [setRules] = useSetMarkingRulesMutation();
  const { assessmentId, isBlind, needsSecondMark, tolerancePercent } = rules;
  return (
    <Form
      label={t('rules.title')}
      className={styles.form}
      initialValues={{ isBlind, needsSecondMark, tolerancePercent: String(tolerancePercent) }}
      schema={schema}
      onSubmit={async (values) => {
        const input = { ...values, assessmentId, tolerancePercent: Number(values.tolerancePercent) };
        await setRules({ variables: { input } });
        toast.success(t('rules.saved'));
        onSaved();
      }}
    >
      {({ isSubmitting, values }) => (
        <>
          <Flag name="isBlind" />
          <Flag name="needsSecondMark" />
          {values.needsSecondMark && (
            <FormField
              name="tolerancePercent"
              label={t('rules.tolerance')}
              help={t('rules.toleranceHelp')}
              example="markTolerance"
            >
              {(field) => <LtrInput {...field} inputMode="numeric" suffix="%" />}
            </FormField>
          )}
          <Button type="primary" htmlType="submit" loading={isSubmitting}>
            {t('common:action.save')}
          </Button>
        </>
      )}
    </Form>
  );
}

function Flag({ name }: { name: 'isBlind' | 'needsSecondMark' }) {
  const { t } = useTranslation('workbench');
  return (
    <FormField<boolean> name={name} label={t(`rules.${name}`)} help={t(`rules.${name}Help`)}>
      {({ id, value, onChange, 'aria-labelledby': labelledBy }) => (
        <Switch id={id} aria-labelledby={labelledBy} checked={value} onChange={onChange} />
      )}
    </FormField>
  );
}

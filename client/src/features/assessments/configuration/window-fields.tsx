import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { MomentPicker } from '../../../components/form/moment-picker';
import { LtrText } from '../../../components/text/ltr-text';
import { useZoneName } from '../../../hooks/use-zone-name';
import styles from '../settings/settings.module.css';

const EDGES = ['opensAt', 'closesAt'] as const;

/** From when until when it can be started. The moments are those of the zone that the author chose, which is named. */
export function WindowFields() {
  const { t } = useTranslation('assessments');
  const { opensAt, closesAt } = useFormikContext<Record<(typeof EDGES)[number], string | null>>().values;
  const zone = useZoneName(opensAt, closesAt);
  return (
    <div className={styles.window}>
      {EDGES.map((edge) => (
        <FormField<string | null>
          key={edge}
          name={edge}
          label={t(`configuration.${edge}`)}
          help={t(`configuration.${edge}Help`)}
          example={edge}
          optional
        >
          {({ name: _name, ...field }) => (
            <MomentPicker {...field} placeholder={t(`configuration.${edge}Placeholder`)} />
          )}
        </FormField>
      ))}
      <p className={styles.zone}>
        {t('configuration.zone')} <LtrText>{zone}</LtrText>
      </p>
    </div>
  );
}

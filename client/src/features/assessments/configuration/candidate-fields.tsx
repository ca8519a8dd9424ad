import { Radio } from 'antd';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import type { FeedbackDelivery, LanguageOffer, ResultVisibility } from '../../../graphql/schema-generated';
import styles from '../settings/settings.module.css';
import type { ConfigurationDraft } from './configuration.schema';

const VISIBILITIES: readonly ResultVisibility[] = ['NONE', 'SCORE', 'FULL'];
const OFFERS: readonly LanguageOffer[] = ['OWN', 'CHOICE', 'SWITCH', 'BESIDE'];
const DELIVERIES: readonly FeedbackDelivery[] = ['NONE', 'SHOWN', 'MAILED'];

/** What candidates learn of their own result and of what was written about it. */
export function CandidateFields() {
  const { t } = useTranslation('assessments');
  const { resultVisibility, feedbackDelivery } = useFormikContext<ConfigurationDraft>().values;
  return (
    <>
      <OneOf name="resultVisibility" choices={VISIBILITIES} />
      <OneOf name="feedbackDelivery" choices={DELIVERIES} />
      <p className={styles.zone} role="status">
        {t(
          resultVisibility === 'NONE' && feedbackDelivery === 'NONE'
            ? 'configuration.getsNothing'
            : 'configuration.getsSome',
        )}
      </p>
    </>
  );
}

/** In which language they sit. */
export const LanguageField = () => <OneOf name="languages" choices={OFFERS} />;

type CandidateSetting = 'resultVisibility' | 'feedbackDelivery' | 'languages';

function OneOf({ name, choices }: { name: CandidateSetting; choices: readonly string[] }) {
  const { t } = useTranslation('assessments');
  return (
    <FormField name={name} label={t(`configuration.${name}`)} help={t(`configuration.${name}Help`)} example={name}>
      {({ id, value, onChange, 'aria-describedby': describedBy }) => (
        <Radio.Group
          id={id}
          className={styles.radios ?? ''}
          aria-label={t(`configuration.${name}`)}
          aria-describedby={describedBy}
          value={value}
          onChange={({ target }) => onChange(String(target.value))}
          options={choices.map((choice) => ({ value: choice, label: t(`configuration.${name}Choice.${choice}`) }))}
        />
      )}
    </FormField>
  );
}

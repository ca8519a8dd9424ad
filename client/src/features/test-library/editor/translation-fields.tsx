import { Input } from 'antd';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../../components/form/details-form';
import { FormField } from '../../../components/form/form-field';
import { MoreOptions } from '../../../components/form/more-options';
import { testLimits, type TestDetailsDraft } from './test-details.schema';
import styles from './test-details.module.css';

/** The texts of the test itself in its other language; its questions are translated one by one. */
export function TranslationFields() {
  const { t } = useTranslation(['tests', 'common']);
  const { values } = useFormikContext<TestDetailsDraft>();
  const { language, translation } = values;
  const other = language === 'AR' ? 'EN' : 'AR';
  const direction = other === 'AR' ? 'rtl' : 'ltr';
  const saidTitle = translation.title.trim();
  return (
    <MoreOptions
      label={t(`tests:details.translation.${other}`)}
      summary={saidTitle === '' ? t('tests:details.translation.none') : <bdi>{saidTitle}</bdi>}
    >
      <div className={styles.translation}>
        <FieldPair>
          <FormField name="translation.title" label={t('tests:details.title')} optional>
            {(field) => <Input {...field} dir={direction} maxLength={testLimits.title} />}
          </FormField>
          <FormField name="translation.jobRole" label={t('tests:details.jobRole')} optional>
            {(field) => <Input {...field} dir={direction} maxLength={testLimits.jobRole} />}
          </FormField>
        </FieldPair>
        <FormField name="translation.description" label={t('tests:details.description')} optional>
          {(field) => (
            <Input.TextArea
              {...field}
              dir={direction}
              maxLength={testLimits.description}
              autoSize={{ minRows: 2, maxRows: 8 }}
            />
          )}
        </FormField>
      </div>
    </MoreOptions>
  );
}

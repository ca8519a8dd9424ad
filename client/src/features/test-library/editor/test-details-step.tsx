import { useTranslation } from 'react-i18next';
import { DetailsForm, WrittenLanguageField } from '../../../components/form/details-form';
import { TranslationFields } from './translation-fields';
import { testLimits, testDetailsSchema, type TestDetailsDraft } from './test-details.schema';

interface Props {
  draft: TestDetailsDraft;
  /** Grows each time somebody tries to go on too early. */
  attempts: number;
  onChange: (draft: TestDetailsDraft) => void;
}

/** What the test is for. */
export function TestDetailsStep(props: Props) {
  const { t } = useTranslation('tests');
  return (
    <DetailsForm
      {...props}
      schema={testDetailsSchema}
      limits={testLimits}
      label={t('step.details')}
      say={(words) => (words === 'level' ? t('level') : t(`details.${words}`))}
    >
      <WrittenLanguageField label={t('language')} help={t('details.languageHelp')} />
      <TranslationFields />
    </DetailsForm>
  );
}

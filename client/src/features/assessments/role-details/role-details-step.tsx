import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../components/form/choice-cards';
import { DetailsForm, WrittenLanguageField } from '../../../components/form/details-form';
import { FormField } from '../../../components/form/form-field';
import type { AssessmentType } from '../../../graphql/schema-generated';
import { roleLimits, roleDetailsSchema, type RoleDetailsDraft } from './role-details.schema';

const TYPES: AssessmentType[] = ['SKILLS', 'COGNITIVE', 'LANGUAGE', 'SITUATIONAL', 'PERSONALITY', 'MIXED'];

interface Props {
  draft: RoleDetailsDraft;
  /** Grows each time somebody tries to go on too early. */
  attempts: number;
  onChange: (draft: RoleDetailsDraft) => void;
}

/** What the assessment is for. */
export function RoleDetailsStep(props: Props) {
  const { t } = useTranslation('assessments');
  return (
    <DetailsForm
      {...props}
      schema={roleDetailsSchema}
      limits={roleLimits}
      label={t('step.role')}
      say={(words) => t(`role.${words}`)}
    >
      <FormField<AssessmentType | null> name="type" label={t('role.type')}>
        {(field) => (
          <ChoiceCards {...field} isCompact cards={TYPES.map((type) => ({ value: type, name: t(`type.${type}`) }))} />
        )}
      </FormField>
      <WrittenLanguageField label={t('role.language')} help={t('role.languageHelp')} />
    </DetailsForm>
  );
}

import { Input, Segmented } from 'antd';
import { Formik } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../components/form/choice-cards';
import { FormField } from '../../../components/form/form-field';
import type { AssessmentType, ContentLanguage, Level } from '../../../graphql/schema-generated';
import { FormSync } from '../../../components/form/form-sync';
import { useShowProblems } from '../../../components/form/use-show-problems';
import { LevelCards } from './level-cards';
import { roleLimits, roleDetailsSchema, type RoleDetailsDraft } from './role-details.schema';
import styles from './role-details.module.css';

const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
const TYPES: AssessmentType[] = ['SKILLS', 'COGNITIVE', 'LANGUAGE', 'SITUATIONAL', 'PERSONALITY', 'MIXED'];

interface Props {
  draft: RoleDetailsDraft;
  /** Grows each time somebody tries to go on too early. */
  attempts: number;
  onChange: (draft: RoleDetailsDraft) => void;
}

/** What the assessment is for. */
export function RoleDetailsStep({ draft, attempts, onChange }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <Formik<RoleDetailsDraft> initialValues={draft} validationSchema={roleDetailsSchema} onSubmit={() => undefined}>
      <RoleForm label={t('step.role')} attempts={attempts} onChange={onChange} />
    </Formik>
  );
}

function RoleForm({ label, attempts, onChange }: Pick<Props, 'attempts' | 'onChange'> & { label: string }) {
  const { t } = useTranslation('assessments');
  const form = useRef<HTMLFormElement>(null);
  useShowProblems(form, attempts);
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
      <FormSync onChange={onChange} />
      <div>
        <h2 className={styles.heading}>{t('role.heading')}</h2>
        <p className={styles.note}>{t('role.note')}</p>
      </div>
      <TextFields />
      <FormField<Level | null> name="level" label={t('role.level')}>
        {(field) => <LevelCards {...field} />}
      </FormField>
      <Choices />
    </form>
  );
}

function TextFields() {
  const { t } = useTranslation('assessments');
  return (
    <>
      <div className={styles.pair}>
        <FormField name="title" label={t('role.title')} help={t('role.titleHelp')}>
          {(field) => (
            <Input {...field} dir="auto" maxLength={roleLimits.title} placeholder={t('role.titlePlaceholder')} />
          )}
        </FormField>
        <FormField name="jobRole" label={t('role.jobRole')}>
          {(field) => (
            <Input {...field} dir="auto" maxLength={roleLimits.jobRole} placeholder={t('role.jobRolePlaceholder')} />
          )}
        </FormField>
      </div>
      <FormField name="description" label={t('role.description')} help={t('role.descriptionHelp')} optional>
        {(field) => (
          <Input.TextArea
            {...field}
            dir="auto"
            maxLength={roleLimits.description}
            autoSize={{ minRows: 3, maxRows: 10 }}
          />
        )}
      </FormField>
    </>
  );
}

function Choices() {
  const { t } = useTranslation(['assessments', 'common']);
  return (
    <>
      <FormField<AssessmentType | null> name="type" label={t('assessments:role.type')}>
        {(field) => (
          <ChoiceCards
            {...field}
            isCompact
            cards={TYPES.map((type) => ({ value: type, name: t(`assessments:type.${type}`) }))}
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <FormField<ContentLanguage>
          name="language"
          label={t('assessments:role.language')}
          help={t('assessments:role.languageHelp')}
        >
          {({ id, value, onChange, 'aria-labelledby': labelledBy }) => (
            <Segmented
              block
              id={id}
              aria-labelledby={labelledBy}
              value={value}
              options={LANGUAGES.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
              onChange={onChange}
            />
          )}
        </FormField>
      </div>
    </>
  );
}

import { AutoComplete } from 'antd';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { useSkillsQuery } from '../question-changes-generated';
import { questionLimits } from '../limits';
import type { QuestionDraft } from '../question-draft';
import styles from './question-settings.module.css';

const SETTLES_AFTER_MS = 150;

/** A skill: one that is in use already, or a new one. */
export function SkillField() {
  const { t } = useTranslation('questions');
  const search = useSettled(useFormikContext<QuestionDraft>().values.skill.trim());
  const { data, previousData } = useSkillsQuery({ variables: { search: search || null } });
  const skills = (data ?? previousData)?.skills ?? [];
  return (
    <FormField name="skill" label={t('settings.skill')}>
      {({ name: _name, ...field }) => (
        <AutoComplete
          {...field}
          className={styles.full ?? ''}
          maxLength={questionLimits.skillLength}
          placeholder={t('settings.skillPlaceholder')}
          options={skills.filter((skill) => skill !== field.value.trim()).map((skill) => ({ value: skill }))}
        />
      )}
    </FormField>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

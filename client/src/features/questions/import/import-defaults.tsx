import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import type { QuestionImportField } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import { DifficultyField } from '../editor/difficulty-field';
import { SkillField } from '../editor/skill-field';
import styles from './import.module.css';

/** What the file does not say of its questions. */
export function ImportDefaultsFields({ needed }: { needed: Record<QuestionImportField, number> }) {
  const { t } = useTranslation(['questions-import', 'questions']);
  const format = useFormat();
  const most = Math.max(...Object.values(needed));
  if (most === 0) return null;
  return (
    <section className={styles.defaults} aria-label={t('defaults.title')}>
      <h3>{t('defaults.title')}</h3>
      <p>{t('defaults.text', { count: most, formatted: format.number(most) })}</p>
      <div className={styles.fields}>
        {needed.SKILL > 0 && <SkillField />}
        {needed.DIFFICULTY > 0 && <DifficultyField />}
        {needed.DURATION > 0 && (
          <FormField name="durationSeconds" label={t('defaults.seconds')}>
            {(field) => <Input {...field} inputMode="numeric" />}
          </FormField>
        )}
        {needed.SCORE > 0 && (
          <FormField name="score" label={t('questions:settings.score')}>
            {(field) => <Input {...field} inputMode="decimal" />}
          </FormField>
        )}
      </div>
    </section>
  );
}

import { Input, Segmented } from 'antd';
import { Formik } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../components/form/choice-cards';
import { FormField } from '../../../components/form/form-field';
import { FormSync } from '../../../components/form/form-sync';
import { useShowProblems } from '../../../components/form/use-show-problems';
import { LevelIcon } from '../../../components/status/level-icon';
import type { ContentLanguage, Level } from '../../../graphql/schema-generated';
import { LEVEL_TIERS } from '../../../components/status/level-tiers';
import styles from './test-details.module.css';
import { TranslationFields } from './translation-fields';
import { testLimits, testDetailsSchema, type TestDetailsDraft } from './test-details.schema';

const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
const LEVELS = Object.keys(LEVEL_TIERS) as Level[];

interface Props {
  draft: TestDetailsDraft;
  /** Grows each time somebody tries to go on too early. */
  attempts: number;
  onChange: (draft: TestDetailsDraft) => void;
}

/** What the test is for. */
export function TestDetailsStep({ draft, attempts, onChange }: Props) {
  return (
    <Formik<TestDetailsDraft> initialValues={draft} validationSchema={testDetailsSchema} onSubmit={() => undefined}>
      <DetailsForm attempts={attempts} onChange={onChange} />
    </Formik>
  );
}

function DetailsForm({ attempts, onChange }: Pick<Props, 'attempts' | 'onChange'>) {
  const { t } = useTranslation('tests');
  const form = useRef<HTMLFormElement>(null);
  useShowProblems(form, attempts);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('step.details')}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSync onChange={onChange} />
      <div>
        <h2 className={styles.heading}>{t('details.heading')}</h2>
        <p className={styles.note}>{t('details.note')}</p>
      </div>
      <TextFields />
      <FormField<Level | null> name="level" label={t('level')}>
        {(field) => <LevelCards {...field} />}
      </FormField>
      <LanguageField />
      <TranslationFields />
    </form>
  );
}

function TextFields() {
  const { t } = useTranslation('tests');
  return (
    <>
      <div className={styles.pair}>
        <FormField name="title" label={t('details.title')} help={t('details.titleHelp')}>
          {(field) => (
            <Input {...field} dir="auto" maxLength={testLimits.title} placeholder={t('details.titlePlaceholder')} />
          )}
        </FormField>
        <FormField name="jobRole" label={t('details.jobRole')}>
          {(field) => (
            <Input {...field} dir="auto" maxLength={testLimits.jobRole} placeholder={t('details.jobRolePlaceholder')} />
          )}
        </FormField>
      </div>
      <FormField name="description" label={t('details.description')} help={t('details.descriptionHelp')} optional>
        {(field) => (
          <Input.TextArea
            {...field}
            dir="auto"
            maxLength={testLimits.description}
            autoSize={{ minRows: 3, maxRows: 10 }}
          />
        )}
      </FormField>
    </>
  );
}

function LevelCards(control: Omit<Parameters<typeof ChoiceCards<Level>>[0], 'cards'>) {
  const { t } = useTranslation('common');
  const cards = LEVELS.map((level) => ({
    value: level,
    name: t(`common:level.${level}`),
    note: t(`common:levelText.${level}`),
    icon: <LevelIcon tier={LEVEL_TIERS[level]} />,
  }));
  return <ChoiceCards {...control} cards={cards} />;
}

function LanguageField() {
  const { t } = useTranslation(['tests', 'common']);
  return (
    <div className={styles.pair}>
      <FormField<ContentLanguage> name="language" label={t('tests:language')} help={t('tests:details.languageHelp')}>
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
  );
}

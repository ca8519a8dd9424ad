import { Input, Segmented } from 'antd';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage, Level } from '../../graphql/schema-generated';
import { LevelIcon } from '../status/level-icon';
import { LEVEL_TIERS } from '../status/level-tiers';
import { ChoiceCards } from './choice-cards';
import styles from './details-form.module.css';
import { FormField } from './form-field';
import { StepForm, type StepFormProps } from './step-form';
import type { FieldControl } from './use-form-field';

const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
const LEVELS = Object.keys(LEVEL_TIERS) as Level[];

type Part = 'title' | 'jobRole' | 'description';
type Words =
  | 'heading'
  | 'note'
  | Part
  | 'level'
  | 'titleHelp'
  | 'descriptionHelp'
  | 'titlePlaceholder'
  | 'jobRolePlaceholder';

interface Props<Draft extends FormikValues> extends Omit<StepFormProps<Draft>, 'className'> {
  say: (words: Words) => string;
  limits: Readonly<Record<Part, number>>;
}

/** What a test or an assessment is for; `children` are the fields that only one of them has. */
export function DetailsForm<Draft extends FormikValues>({ say, limits, children, ...form }: Props<Draft>) {
  return (
    <StepForm {...form} className={styles.form}>
      <div>
        <h2 className={styles.heading}>{say('heading')}</h2>
        <p className={styles.note}>{say('note')}</p>
      </div>
      <FieldPair>
        <FormField name="title" label={say('title')} help={say('titleHelp')}>
          {(field) => <Input {...field} dir="auto" maxLength={limits.title} placeholder={say('titlePlaceholder')} />}
        </FormField>
        <FormField name="jobRole" label={say('jobRole')}>
          {(field) => (
            <Input {...field} dir="auto" maxLength={limits.jobRole} placeholder={say('jobRolePlaceholder')} />
          )}
        </FormField>
      </FieldPair>
      <FormField name="description" label={say('description')} help={say('descriptionHelp')} optional>
        {(field) => (
          <Input.TextArea {...field} dir="auto" maxLength={limits.description} autoSize={{ minRows: 3, maxRows: 10 }} />
        )}
      </FormField>
      <FormField<Level | null> name="level" label={say('level')}>
        {(field) => <LevelCards {...field} />}
      </FormField>
      {children}
    </StepForm>
  );
}

/** Two fields beside each other, one above the other on a phone. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** Three cards with rising bars, one of them chosen. */
function LevelCards(control: FieldControl<Level | null>) {
  const { t } = useTranslation('common');
  const cards = LEVELS.map((level) => ({
    value: level,
    name: t(`level.${level}`),
    note: t(`levelText.${level}`),
    icon: <LevelIcon tier={LEVEL_TIERS[level]} />,
  }));
  return <ChoiceCards {...control} cards={cards} />;
}

export function WrittenLanguageField({ label, help }: { label: string; help: string }) {
  const { t } = useTranslation('common');
  return (
    <FieldPair>
      <FormField<ContentLanguage> name="language" label={label} help={help}>
        {({ id, value, onChange, 'aria-labelledby': labelledBy }) => (
          <Segmented
            block
            id={id}
            aria-labelledby={labelledBy}
            value={value}
            options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
            onChange={onChange}
          />
        )}
      </FormField>
    </FieldPair>
  );
}

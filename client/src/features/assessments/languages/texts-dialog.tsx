import { Button, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldNote } from '../../../components/form/field-note';
import { Form } from '../../../components/form/form';
import { OvertakenNote } from '../../../components/feedback/overtaken-note';
import { SubmitButton } from '../../../components/form/submit-button';
import { useFormField } from '../../../components/form/use-form-field';
import { useOvertaken } from '../../../components/feedback/use-overtaken';
import { DrawerFoot } from '../../../components/overlay/drawer-foot';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { UserText } from '../../../components/text/user-text';
import { toast } from '../../../components/toast/toasts';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useTranslateAssessmentMutation, type AssessmentLanguagesQuery } from './languages-generated';
import styles from './languages.module.css';

type TranslatedAssessment = AssessmentLanguagesQuery['assessment'];

interface Props {
  assessment: TranslatedAssessment;
  /** As it is stored at this moment; the page behind shows it too. */
  read: () => Promise<TranslatedAssessment | undefined>;
  onClose: () => void;
}

const FIELDS = ['title', 'jobRole', 'description', 'welcomeVideoUrl'] as const;
type TextValues = Record<(typeof FIELDS)[number], string> & { bandNames: string[] };

/** The texts of the assessment itself, each beside what it says in its own language. What is typed is kept until it is saved. */
export function TextsDialog({ assessment, read, onClose }: Props) {
  const { t } = useTranslation(['languages', 'common']);
  const [translate] = useTranslateAssessmentMutation();
  const { id, language, gradeBands } = assessment;
  const stored = useMemo(() => valuesOf(assessment), [assessment]);
  const overtaken = useOvertaken(async () => {
    const now = await read();
    return now && valuesOf(now);
  });
  const inputOf = ({ bandNames, welcomeVideoUrl, ...texts }: TextValues) => ({
    ...texts,
    welcomeVideoUrl: welcomeVideoUrl || null,
    // A draft may be older than a band that was added since.
    bandNames: gradeBands.map((_, at) => bandNames[at] ?? ''),
  });
  const save = async (values: TextValues, typedOn: TextValues) => {
    const expectedTranslation = inputOf(overtaken.expected(typedOn));
    await translate({ variables: { input: { id, translation: inputOf(values), expectedTranslation } } });
    toast.success(t('languages:texts.saved'));
    void unlessRefused(read());
    onClose();
  };
  return (
    <SideDrawer
      open
      width={620}
      label={t('languages:texts.title')}
      title={t('languages:texts.title')}
      onClose={onClose}
    >
      <Form<TextValues, TextValues>
        draft={`texts ${id} ${language}`}
        closes
        inputPath="translation"
        className={styles.texts ?? ''}
        basis={stored}
        initialValues={stored}
        onFailure={overtaken.onFailure}
        onSubmit={(values, _, typedOn) => save(values, typedOn ?? stored)}
      >
        <TextRows assessment={assessment} />
        <OvertakenNote overtaken={overtaken} wordsOf={wordsOf} />
        <DrawerFoot>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <SubmitButton>{t('languages:texts.save')}</SubmitButton>
        </DrawerFoot>
      </Form>
    </SideDrawer>
  );
}

const valuesOf = ({ gradeBands, translation }: TranslatedAssessment): TextValues => ({
  title: translation?.title ?? '',
  jobRole: translation?.jobRole ?? '',
  description: translation?.description ?? '',
  welcomeVideoUrl: translation?.welcomeVideoUrl ?? '',
  bandNames: gradeBands.map((_, at) => translation?.bandNames[at] ?? ''),
});

const wordsOf = ({ bandNames, ...texts }: TextValues): string[] =>
  [...FIELDS.map((field) => texts[field]), ...bandNames].filter((text) => text !== '');

function TextRows({ assessment }: { assessment: TranslatedAssessment }) {
  const { t } = useTranslation('languages');
  const direction = assessment.language === 'AR' ? 'ltr' : 'rtl';
  const sources = { ...assessment, welcomeVideoUrl: videoOf(assessment, t('texts.ownVideo')) };
  return (
    <>
      {FIELDS.map((field) => (
        <TextRow
          key={field}
          name={field}
          label={t(`field.${field}`)}
          source={sources[field]}
          direction={field === 'welcomeVideoUrl' ? 'ltr' : direction}
        />
      ))}
      {assessment.gradeBands.map(({ name }, at) => (
        <TextRow
          key={`${at} ${name}`}
          name={`bandNames.${at}`}
          label={t('field.band', { number: at + 1 })}
          source={name}
          direction={direction}
        />
      ))}
    </>
  );
}

/** Its address, or that it is a file of its own. */
const videoOf = ({ welcomeVideoUrl, welcomeVideo }: TranslatedAssessment, uploaded: string): string =>
  welcomeVideo ? uploaded : (welcomeVideoUrl ?? '');

interface RowProps {
  name: string;
  label: string;
  source: string;
  direction: 'ltr' | 'rtl';
}

function TextRow({ name, label, source, direction }: RowProps) {
  const { control, error } = useFormField<string | undefined>(name, false);
  // A band that was added since the draft was typed has no text in it.
  const value = control.value ?? '';
  if (source === '' && value === '') return null;
  return (
    <div className={styles.row}>
      <label id={`${control.id}-label`} htmlFor={control.id} className={styles.kind}>
        {label}
      </label>
      <UserText as="p">{source}</UserText>
      <Input.TextArea {...control} value={value} dir={direction} autoSize={{ minRows: 1, maxRows: 8 }} />
      <FieldNote id={control.id} error={error} />
    </div>
  );
}

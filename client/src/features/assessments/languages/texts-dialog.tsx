import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { UserText } from '../../../components/text/user-text';
import { toast } from '../../../components/toast/toasts';
import { useTranslateAssessmentMutation, type AssessmentLanguagesQuery } from './languages-generated';
import { failureOf } from '../../../lib/graphql/errors';
import { readFieldMessage, ruleMessage } from '../../../lib/forms/field-message';
import styles from './languages.module.css';

type TranslatedAssessment = AssessmentLanguagesQuery['assessment'];

interface Props {
  assessment: TranslatedAssessment;
  onSaved: () => void;
  onClose: () => void;
}

const FIELDS = ['title', 'jobRole', 'description', 'welcomeVideoUrl'] as const;
type Field = (typeof FIELDS)[number];

/** The texts of the assessment itself, each beside what it says in its own language. */
export function TextsDialog({ assessment, onSaved, onClose }: Props) {
  const { t } = useTranslation(['languages', 'errors', 'common']);
  const { said, say, bands, nameBand, refused, save, isSaving } = useTexts(assessment, () => {
    onSaved();
    onClose();
  });
  const direction = assessment.language === 'AR' ? 'ltr' : 'rtl';
  const problemAt = (path: string) => (refused[path] ? readFieldMessage(t, refused[path]) : undefined);
  return (
    <SideDrawer
      open
      width={620}
      label={t('languages:texts.title')}
      title={t('languages:texts.title')}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            {t('languages:texts.save')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className={styles.texts}>
        {FIELDS.map((field) => (
          <TextRow
            key={field}
            label={t(`languages:field.${field}`)}
            source={
              field === 'welcomeVideoUrl' ? videoOf(assessment, t('languages:texts.ownVideo')) : assessment[field]
            }
            value={said[field]}
            direction={field === 'welcomeVideoUrl' ? 'ltr' : direction}
            problem={problemAt(field)}
            onChange={(text) => say(field, text)}
          />
        ))}
        {assessment.gradeBands.map(({ name }, at) => (
          <TextRow
            key={`${at} ${name}`}
            label={t('languages:field.band', { number: at + 1 })}
            source={name}
            value={bands[at] ?? ''}
            direction={direction}
            problem={problemAt(`bandNames.${at}`)}
            onChange={(text) => nameBand(at, text)}
          />
        ))}
      </div>
    </SideDrawer>
  );
}

/** Its address, or that it is a file of its own. */
const videoOf = ({ welcomeVideoUrl, welcomeVideo }: TranslatedAssessment, uploaded: string): string =>
  welcomeVideo ? uploaded : (welcomeVideoUrl ?? '');

function useTexts({ id, gradeBands, translation }: TranslatedAssessment, onSaved: () => void) {
  const { t } = useTranslation('languages');
  const [said, setSaid] = useState<Record<Field, string>>({
    title: translation?.title ?? '',
    jobRole: translation?.jobRole ?? '',
    description: translation?.description ?? '',
    welcomeVideoUrl: translation?.welcomeVideoUrl ?? '',
  });
  const [bands, setBands] = useState(gradeBands.map((_, at) => translation?.bandNames[at] ?? ''));
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [translate, { loading: isSaving }] = useTranslateAssessmentMutation();
  const save = async () => {
    try {
      const texts = { ...said, welcomeVideoUrl: said.welcomeVideoUrl || null, bandNames: bands };
      await translate({ variables: { input: { id, translation: texts } } });
    } catch (error) {
      const found = failureOf(error).fields;
      setRefused(
        Object.fromEntries(
          found.map(({ path, rule, params }) => [path.replace(/^.*translation\./u, ''), ruleMessage(rule, params)]),
        ),
      );
      return;
    }
    toast.success(t('texts.saved'));
    onSaved();
  };
  return {
    said,
    bands,
    refused,
    save,
    isSaving,
    say: (field: Field, text: string) => setSaid((known) => ({ ...known, [field]: text })),
    nameBand: (at: number, name: string) => setBands((known) => known.map((one, place) => (place === at ? name : one))),
  };
}

interface RowProps {
  label: string;
  source: string;
  value: string;
  direction: 'ltr' | 'rtl';
  problem: string | undefined;
  onChange: (text: string) => void;
}

function TextRow({ label, source, value, direction, problem, onChange }: RowProps) {
  const id = useId();
  if (source === '' && value === '') return null;
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.kind}>
        {label}
      </label>
      <UserText as="p">{source}</UserText>
      <Input.TextArea
        id={id}
        dir={direction}
        autoSize={{ minRows: 1, maxRows: 8 }}
        value={value}
        {...(problem !== undefined && { status: 'error' as const })}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

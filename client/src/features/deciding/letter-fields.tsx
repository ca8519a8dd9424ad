import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../components/form/field-frame';
import type { ContentLanguage, LettersInput } from '../../graphql/schema-generated';
import { useFormat } from '../../hooks/use-format';
import { directionOf } from '../../lib/i18n/language';
import { isWritten, type Unwritten } from './letters';
import styles from './deciding.module.css';

const SUBJECT = 150;
const TEXT = 5000;

interface Props {
  letters: LettersInput;
  first: ContentLanguage;
  /** How many read each language; null while that is not known. */
  readers: Record<keyof LettersInput, number> | null;
  /** How many would get nothing in a language, as long as nothing is written in it. */
  missing: Unwritten;
  onChange: (letters: LettersInput) => void;
}

/** Subject and text in both languages; each candidate gets the one of their exam. */
export function LetterFields({ letters, first, readers, missing, onChange }: Props) {
  const { t } = useTranslation(['deciding', 'common']);
  const format = useFormat();
  const readBy = (language: keyof LettersInput, count: number) =>
    t(`deciding:letter.readers.${language}`, { count, formatted: format.number(count) });
  const languages = first === 'AR' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  return (
    <>
      <p className={styles.quiet}>{t('deciding:letter.lead', { name: '{name}', assessment: '{assessment}' })}</p>
      {languages.map((language) => {
        const letter = letters[language];
        const change = (part: Partial<typeof letter>) => onChange({ ...letters, [language]: { ...letter, ...part } });
        const count = isWritten(letter) ? undefined : missing[language];
        const problem =
          count === undefined ? undefined : t('deciding:letter.missing', { count, formatted: format.number(count) });
        const [subjectProblem, textProblem] = letter.subject.trim() === '' ? [problem] : [undefined, problem];
        // As it is read: a line that begins with {name} would otherwise be set the other way round.
        const reading = directionOf(language);
        const name = t(`common:language.${language === 'ar' ? 'AR' : 'EN'}`);
        return (
          <section key={language} className={styles.fields} aria-label={name}>
            <div>
              <h3 className={styles.heading}>{name}</h3>
              {readers && <p className={styles.quiet}>{readBy(language, readers[language])}</p>}
            </div>
            <FieldFrame id={`letter-subject-${language}`} label={t('deciding:letter.subject')} error={subjectProblem}>
              <Input
                id={`letter-subject-${language}`}
                {...describedBy(`letter-subject-${language}`, subjectProblem)}
                dir={reading}
                maxLength={SUBJECT}
                value={letter.subject}
                onChange={({ target }) => change({ subject: target.value })}
              />
            </FieldFrame>
            <FieldFrame id={`letter-text-${language}`} label={t('deciding:letter.text')} error={textProblem}>
              <Input.TextArea
                id={`letter-text-${language}`}
                {...describedBy(`letter-text-${language}`, textProblem)}
                dir={reading}
                maxLength={TEXT}
                autoSize={{ minRows: 4, maxRows: 14 }}
                value={letter.text}
                onChange={({ target }) => change({ text: target.value })}
              />
            </FieldFrame>
          </section>
        );
      })}
    </>
  );
}

const describedBy = (id: string, problem: string | undefined) =>
  problem === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${id}-note`, status: 'error' } as const);

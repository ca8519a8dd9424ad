import { Button, Input } from 'antd';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../../answering/question-text';
import { readFieldMessage } from '../../../lib/forms/field-message';
import { RichTarget } from './rich-target';
import styles from './translation.module.css';
import type { TranslationDraft, TranslationUnit } from './use-translation-draft';

interface Props {
  unit: TranslationUnit;
  languages: { from: 'en' | 'ar'; to: 'en' | 'ar' };
  draft: TranslationDraft;
}

const directionOf = (language: 'en' | 'ar') => (language === 'ar' ? 'rtl' : 'ltr');

/** A text as it was written, and beside it what it says in the other language. */
export function TranslationUnitRow({ unit, languages: { from, to }, draft }: Props) {
  const { t, i18n } = useTranslation(['translation', 'errors']);
  const problem = draft.problemAt(unit.path);
  const name = useUnitName(unit.path);
  return (
    <li className={styles.unit} data-path={unit.path}>
      <p className={styles.name}>
        {name}
        {draft.isMissing(unit) && <span className={styles.missing}>{t('unit.missing')}</span>}
      </p>
      <div className={styles.sides}>
        <div className={styles.source} lang={from} dir={directionOf(from)}>
          {unit.staleSource !== null && <Stale unit={unit} draft={draft} />}
          <Source unit={unit} text={unit.source} />
        </div>
        <div className={styles.target} lang={to} dir={directionOf(to)}>
          <Target unit={unit} label={t('unit.label', { name })} draft={draft} isWrong={problem !== undefined} />
          {problem !== undefined && (
            <p role="alert" className={styles.problem} lang={i18n.language} dir={i18n.dir()}>
              {readFieldMessage(t, problem)}
            </p>
          )}
          {problem === undefined && <Faults unit={unit} />}
        </div>
      </div>
    </li>
  );
}

function Source({ unit: { form }, text }: { unit: TranslationUnit; text: string }) {
  if (form === 'RICH') return <QuestionText question={{ text: '', textHtml: text }} />;
  return <p className={styles.text}>{text}</p>;
}

/** What it said when it was translated, and one press that says: it still holds. */
function Stale({ unit, draft }: { unit: TranslationUnit; draft: TranslationDraft }) {
  const { t, i18n } = useTranslation('translation');
  return (
    <div className={styles.stale}>
      <p className={styles.staleHead} lang={i18n.language} dir={i18n.dir()}>
        {t('unit.was')}
        <Button size="small" icon={<Check size={14} aria-hidden />} onClick={() => void draft.confirm([unit])}>
          {t('unit.confirm')}
        </Button>
      </p>
      <del>
        <Source unit={unit} text={unit.staleSource ?? ''} />
      </del>
    </div>
  );
}

interface TargetProps {
  unit: TranslationUnit;
  label: string;
  draft: TranslationDraft;
  isWrong: boolean;
}

function Target({ unit, label, draft, isWrong }: TargetProps) {
  const { t, i18n } = useTranslation('translation');
  const said = draft.sayOf(unit);
  const change = (text: string) => draft.say(unit, text);
  if (unit.form === 'RICH')
    return <RichTarget unit={unit} html={said} label={label} isWrong={isWrong} onChange={change} />;
  return (
    <>
      <Input.TextArea
        aria-label={label}
        autoSize={{ minRows: unit.form === 'LINE' ? 1 : 2, maxRows: 12 }}
        value={said ?? ''}
        {...(isWrong && { status: 'error' as const })}
        onChange={({ target }) => change(target.value)}
      />
      {unit.form === 'LIST' && (
        <p className={styles.hint} lang={i18n.language} dir={i18n.dir()}>
          {t('unit.list')}
        </p>
      )}
    </>
  );
}

function Faults({ unit }: { unit: TranslationUnit }) {
  const { t, i18n } = useTranslation('translation');
  if (unit.faults.length === 0) return null;
  return (
    <ul className={styles.faults} lang={i18n.language} dir={i18n.dir()}>
      {unit.faults.map((fault) => (
        <li key={fault}>
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden /> {t(`fault.${fault}`)}
        </li>
      ))}
    </ul>
  );
}

/** `choices.2.text` is the third choice. */
function useUnitName(path: string): string {
  const { t } = useTranslation('translation');
  const [, at] = /\.(\d+)(?:\.|$)/u.exec(path) ?? [];
  const field = path.replace(/\.\d+/gu, '').replaceAll('.', '_');
  return t([`field.${field}`, 'field.other'], { number: Number(at ?? 0) + 1 });
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import { useLanguage } from '../../hooks/use-language';
import { contentLanguageOf } from '../../lib/i18n/content-language';
import { ExamFrame } from '../components/exam-frame';
import { usePageLanguage } from '../hooks/use-sitting-language';
import { examFailureOf } from '../engine/failure';
import { readJoinEntry, type JoinReply, type JoinEntry } from './join-api';
import { blank, type JoinValues } from './join-fields';
import { JoinForm, type ClosedState } from './join-form';
import { JoinNotice } from './join-notice';
import { MailedScreen } from './mailed-screen';
import styles from './join.module.css';

const RETRY_MS = 3_000;

type State =
  | { name: 'loading' }
  | { name: 'unknown' }
  | { name: 'open'; entry: JoinEntry; values: JoinValues }
  | { name: 'over'; entry: JoinEntry }
  | { name: 'mailed'; entry: JoinEntry; values: JoinValues; asked: JoinReply };

const stateOf = (entry: JoinEntry): State =>
  entry.state === 'OPEN' ? { name: 'open', entry, values: blank } : { name: 'over', entry };

/** `/Exam/Join/{code}`: whoever has the link asks for a place, and is mailed the way in. */
export function JoinScreen({ code }: { code: string }) {
  const [state, setState] = useJoinEntry(code);
  useJoinLanguage('entry' in state ? state.entry : null);
  const close = (entry: JoinEntry) => (now: ClosedState) => setState(stateOf({ ...entry, state: now }));
  switch (state.name) {
    case 'loading':
      return <ExamFrame>{null}</ExamFrame>;
    case 'unknown':
      return <JoinNotice name="unknown" />;
    case 'over':
      return <JoinNotice name={state.entry.state === 'FULL' ? 'full' : 'closed'} title={state.entry.assessmentTitle} />;
    case 'mailed':
      return (
        <MailedScreen
          {...state}
          code={code}
          onEdit={() => setState({ name: 'open', entry: state.entry, values: state.values })}
          onClosed={close(state.entry)}
        />
      );
    case 'open':
      return (
        <Open
          {...state}
          code={code}
          onAsked={(asked, values) => setState({ name: 'mailed', entry: state.entry, values, asked })}
          onClosed={close(state.entry)}
        />
      );
  }
}

function useJoinEntry(code: string) {
  const [state, setState] = useState<State>({ name: 'loading' });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const read = async (): Promise<void> => {
      try {
        const entry = await readJoinEntry(code);
        if (isWanted) setState(stateOf(entry));
      } catch (thrown) {
        if (!isWanted) return;
        if (examFailureOf(thrown).kind === 'refused') setState({ name: 'unknown' });
        else timer = setTimeout(() => void read(), RETRY_MS);
      }
    };
    void read();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code]);
  return [state, setState] as const;
}

interface OpenProps {
  code: string;
  entry: JoinEntry;
  values: JoinValues;
  onAsked: (asked: JoinReply, values: JoinValues) => void;
  onClosed: (state: ClosedState) => void;
}

/** In the exam's own language; where two are given, in that of the reader, who chooses in the exam. */
function useJoinLanguage(entry: JoinEntry | null): void {
  const own = entry?.language === 'AR' ? 'ar' : 'en';
  usePageLanguage(entry === null || entry.inOtherLanguage ? null : own, true);
}

/** What the link opens, as it is called in the language of the page. */
function useJoinTexts(entry: JoinEntry): Pick<JoinEntry, 'assessmentTitle' | 'jobRole'> {
  const { language } = useLanguage();
  const { inOtherLanguage: other } = entry;
  return other?.language === contentLanguageOf(language) ? other : entry;
}

function Open({ code, entry, values, onAsked, onClosed }: OpenProps) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { assessmentTitle, jobRole } = useJoinTexts(entry);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ExamFrame title={assessmentTitle}>
      <section className={styles.join}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <UserText>{assessmentTitle}</UserText>
        </h1>
        <p className={styles.text}>
          {t('join.role')} <UserText>{jobRole}</UserText>
        </p>
        <div className={styles.card}>
          <p className={styles.lead}>{t('join.text')}</p>
          <JoinForm code={code} initial={values} onAsked={onAsked} onClosed={onClosed} />
        </div>
        {entry.closesAt && <p className={styles.note}>{t('join.until', { moment: format.moment(entry.closesAt) })}</p>}
      </section>
    </ExamFrame>
  );
}

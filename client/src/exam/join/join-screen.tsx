import { CalendarX2, Link2Off, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import { ExamFrame } from '../components/exam-frame';
import { NoticePage } from '../components/notice-page';
import { failureOf } from '../engine/failure';
import { readJoinEntry, type JoinEntry, type Joined } from './join-api';
import { JoinForm, type ClosedState } from './join-form';
import styles from './join.module.css';

const RETRY_MS = 3_000;

type State =
  | { name: 'loading' }
  | { name: 'unknown' }
  | { name: 'open'; entry: JoinEntry }
  | { name: 'over'; entry: JoinEntry }
  | { name: 'mailed'; entry: JoinEntry; email: string };

const stateOf = (entry: JoinEntry): State => ({ name: entry.state === 'OPEN' ? 'open' : 'over', entry });

/** `/Exam/Join/{code}`: whoever has the link invites themselves and goes on to the exam. */
export function JoinScreen({ code }: { code: string }) {
  const [state, setState] = useJoinEntry(code);
  const joined = ({ examUrl }: Joined, email: string) => {
    if (examUrl) window.location.replace(new URL(examUrl).pathname);
    else if ('entry' in state) setState({ name: 'mailed', entry: state.entry, email });
  };
  switch (state.name) {
    case 'loading':
      return <ExamFrame>{null}</ExamFrame>;
    case 'unknown':
      return <Notice icon={Link2Off} name="unknown" />;
    case 'over':
      return <Notice icon={CalendarX2} name={state.entry.state === 'FULL' ? 'full' : 'closed'} entry={state.entry} />;
    case 'mailed':
      return <Mailed entry={state.entry} email={state.email} />;
    case 'open':
      return (
        <Open
          code={code}
          entry={state.entry}
          onJoined={joined}
          onClosed={(now) => setState(stateOf({ ...state.entry, state: now }))}
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
        if (failureOf(thrown).kind === 'refused') setState({ name: 'unknown' });
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
  onJoined: (joined: Joined, email: string) => void;
  onClosed: (state: ClosedState) => void;
}

function Open({ code, entry, onJoined, onClosed }: OpenProps) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ExamFrame title={entry.assessmentTitle}>
      <section className={styles.join}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <UserText>{entry.assessmentTitle}</UserText>
        </h1>
        <p className={styles.text}>
          {t('join.role')} <UserText>{entry.jobRole}</UserText>
        </p>
        <div className={styles.card}>
          <p className={styles.lead}>{t('join.text')}</p>
          <JoinForm code={code} onJoined={onJoined} onClosed={onClosed} />
        </div>
        {entry.closesAt && <p className={styles.note}>{t('join.until', { moment: format.moment(entry.closesAt) })}</p>}
      </section>
    </ExamFrame>
  );
}

function Mailed({ entry, email }: { entry: JoinEntry; email: string }) {
  const { t } = useTranslation('exam');
  return (
    <ExamFrame title={entry.assessmentTitle}>
      <NoticePage icon={MailCheck} title={t('join.mailed.title')}>
        <p>
          {t('join.mailed.text')} <LtrText className={styles.address}>{email}</LtrText>
        </p>
        <p>{t('join.mailed.help')}</p>
      </NoticePage>
    </ExamFrame>
  );
}

interface NoticeProps {
  icon: typeof Link2Off;
  name: 'unknown' | 'full' | 'closed';
  entry?: JoinEntry;
}

function Notice({ icon, name, entry }: NoticeProps) {
  const { t } = useTranslation('exam');
  return (
    <ExamFrame title={entry?.assessmentTitle}>
      <NoticePage icon={icon} tone="warning" title={t(`join.${name}.title`)}>
        <p>{t(`join.${name}.text`)}</p>
      </NoticePage>
    </ExamFrame>
  );
}

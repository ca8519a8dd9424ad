import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { LtrText } from '../../components/text/ltr-text';
import type { ExamReceipts } from '../engine/ports';
import { Button } from './button';
import styles from './receipt-list.module.css';

type Receipt = ExamReceipts['receipts'][number];

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  receipts: ExamReceipts | null;
  /** Of what is not there something may be on its way. */
  isSending?: boolean;
}

/** What the server holds of each answer, when it stored it, and the codes by which staff can check that. */
export function ReceiptList({ receipts, isSending = false }: Props) {
  const { t } = useTranslation('exam');
  const none = t(isSending ? 'receipts.notYet' : 'receipts.none');
  if (!receipts || receipts.receipts.length === 0) return null;
  return (
    <section className={styles.receipts} aria-labelledby="receipts">
      <header className={styles.head}>
        <div>
          <h2 id="receipts" className={styles.title}>
            {t('receipts.title')}
          </h2>
          <p className={styles.text}>{t('receipts.text')}</p>
        </div>
        <Actions receipts={receipts} none={none} />
      </header>
      {receipts.sittingCode && (
        <p className={styles.whole}>
          {t('receipts.whole')} <LtrText className={styles.code}>{receipts.sittingCode}</LtrText>
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('receipts.question')}</th>
            <th scope="col">{t('receipts.stored')}</th>
            <th scope="col">{t('receipts.code')}</th>
          </tr>
        </thead>
        <tbody>
          {receipts.receipts.map((receipt) => (
            <Line key={`${receipt.position} ${receipt.isLate}`} receipt={receipt} none={none} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  receipt: Receipt;
  /** What stands for an answer that the server does not hold. */
  none: string;
}

function Line({ receipt: { position, storedAt, code, isLate, isCounted }, none }: LineProps) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  return (
    <tr>
      <th scope="row">{format.number(position)}</th>
      <td>
        {storedAt ? format.time(storedAt) : <span className={styles.none}>{none}</span>}
        {isLate && <span className={styles.late}>{t(isCounted ? 'receipts.lateCounted' : 'receipts.late')}</span>}
      </td>
      <td>
        {code ? (
          <LtrText className={styles.code}>{code}</LtrText>
        ) : (
          <span className={styles.none} aria-hidden>
            –
          </span>
        )}
      </td>
    </tr>
  );
}

interface ActionsProps extends Pick<LineProps, 'none'> {
  receipts: ExamReceipts;
}

function Actions({ receipts, none }: ActionsProps) {
  const { t } = useTranslation('exam');
  const [isCopied, setCopied] = useState(false);
  const text = useText(receipts, none);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={styles.actions}>
      {/* Browsers give pages without https no clipboard. */}
      {window.isSecureContext && (
        <Button kind="quiet" onClick={() => void copy()}>
          {isCopied ? <Check {...icon} /> : <Copy {...icon} />}
          <span aria-live="polite">{t(isCopied ? 'receipts.copied' : 'receipts.copy')}</span>
        </Button>
      )}
      <Button kind="quiet" onClick={() => window.print()}>
        <Printer {...icon} />
        <span>{t('receipts.print')}</span>
      </Button>
    </div>
  );
}

function useText({ sittingCode, receipts }: ExamReceipts, none: string): string {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const lines = receipts.map(({ position, storedAt, code, isLate, isCounted }) => {
    const stored = storedAt ? format.moment(storedAt) : none;
    const late = isLate ? ` (${t(isCounted ? 'receipts.lateCounted' : 'receipts.late')})` : '';
    return [`${t('receipts.question')} ${position}`, `${stored}${late}`, code].filter(Boolean).join(' · ');
  });
  return [...(sittingCode ? [`${t('receipts.whole')} ${sittingCode}`] : []), ...lines].join('\n');
}

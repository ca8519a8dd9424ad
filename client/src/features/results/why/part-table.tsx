import { Check, Minus, UserCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import type { PartVerdict, QuestionType } from '../../../graphql/schema-generated';
import type { Derivation_MarkFragment } from './derivation-generated';
import { useFormat } from '../../../hooks/use-format';
import { labelText } from './part-text';
import styles from './why.module.css';

type Part = Derivation_MarkFragment['derivation']['parts'][number];

const ICONS: Record<PartVerdict, typeof Check> = { RIGHT: Check, WRONG: X, MISSED: Minus, JUDGED: UserCheck };

/** The parts of an answer with what each earned; corrections and the sum below. */
export function PartTable({ type, mark }: { type: QuestionType; mark: Derivation_MarkFragment }): ReactNode {
  const { t } = useTranslation('explanation');
  const format = useFormat();
  const { parts, floor, rounding } = mark.derivation;
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{t('col.part')}</th>
          <th scope="col" className={styles.number}>
            {t('col.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, index) => (
          // Two parts can be called alike; their order never changes.
          <PartRow key={index} type={type} part={part} />
        ))}
      </tbody>
      <tfoot>
        {floor !== 0 && <SumRow name={t('floor')} value={signed(floor, format.number)} />}
        {rounding !== 0 && <SumRow name={t('rounding')} value={signed(rounding, format.number)} />}
        {mark.score !== null && <SumRow name={t('total')} value={format.ratio(mark.score, mark.maxScore)} isTotal />}
      </tfoot>
    </table>
  );
}

function PartRow({ type, part }: { type: QuestionType; part: Part }) {
  const { t } = useTranslation(['explanation', 'answering']);
  const format = useFormat();
  const Icon = ICONS[part.verdict];
  const steps = part.steps.map((step) => t(`explanation:steps.${step}`));
  const isFilled = type === 'FILL_IN_THE_BLANK';
  return (
    <tr>
      <td>
        <span className={styles.part}>
          <Icon className={styles[part.verdict]} size={15} strokeWidth={2} aria-hidden />
          <span>
            <UserText>{labelText(type, part, { t, format })}</UserText>{' '}
            <span className={styles.verdict}>{t(`explanation:verdict.${part.verdict}`)}</span>
            {isFilled && part.given && <Aside name={t('explanation:col.given')} text={part.given} />}
            {isFilled && <Aside name={t('explanation:col.expected')} text={part.expected.join(' · ')} />}
            {steps.length > 0 && (
              <span className={styles.note}>{t('explanation:step_list', { list: format.list(steps) })}</span>
            )}
          </span>
        </span>
      </td>
      <td className={styles.number}>
        {part.verdict === 'JUDGED' ? format.ratio(part.score, part.maxScore) : signed(part.score, format.number)}
      </td>
    </tr>
  );
}

function Aside({ name, text }: { name: string; text: string }) {
  return (
    <span className={styles.note}>
      {name}: <UserText>{text}</UserText>
    </span>
  );
}

function SumRow({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">{name}</th>
      <td className={styles.number}>{value}</td>
    </tr>
  );
}

const signed = (value: number, write: (value: number) => string) =>
  value > 0 ? `\u2066+${write(value)}\u2069` : value < 0 ? `\u2066\u2212${write(-value)}\u2069` : write(0);

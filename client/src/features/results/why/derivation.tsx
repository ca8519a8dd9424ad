import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import type { QuestionType } from '../../../graphql/schema-generated';
import type { Derivation_MarkFragment } from './derivation-generated';
import { useFormat } from '../../../hooks/use-format';
import { PartTable } from './part-table';
import { expectedText, valueText } from './part-text';
import styles from './why.module.css';

interface Props {
  type: QuestionType;
  mark: Derivation_MarkFragment;
}

/** How the points of one question came about: its rule, what was read and expected, and each part's points. */
export function Derivation({ type, mark }: Props): ReactNode {
  const { t } = useTranslation('explanation');
  const { rule, parts } = mark.derivation;
  const [only] = parts;
  const isOnePiece = only !== undefined && parts.length === 1 && only.label === null;
  return (
    <div className={styles.derivation}>
      <p>{t(`rule.${rule}`)}</p>
      {isOnePiece && <OnePiece type={type} part={only} />}
      {!isOnePiece && parts.length > 0 && <PartTable type={type} mark={mark} />}
    </div>
  );
}

function OnePiece({
  type,
  part,
}: {
  type: QuestionType;
  part: Derivation_MarkFragment['derivation']['parts'][number];
}) {
  const { t } = useTranslation(['explanation', 'answering']);
  const format = useFormat();
  const words = { t, format };
  const expected = expectedText(type, part.expected, words);
  const steps = part.steps.map((step) => t(`explanation:steps.${step}`));
  return (
    <dl className={styles.facts}>
      <Line name={t('explanation:col.given')}>{valueText(type, part.given ?? '', words)}</Line>
      {part.read !== null && part.read !== part.given && (
        <Line
          name={t('explanation:col.read')}
          note={steps.length > 0 && t('explanation:step_list', { list: format.list(steps) })}
        >
          {part.read}
        </Line>
      )}
      {expected && <Line name={t('explanation:col.expected')}>{expected}</Line>}
      <Line name={t('explanation:col.points')}>
        {`${t(`explanation:verdict.${part.verdict}`)} · ${format.ratio(part.score, part.maxScore)}`}
      </Line>
    </dl>
  );
}

function Line({ name, note, children }: { name: string; note?: ReactNode; children: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <UserText>{children}</UserText>
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

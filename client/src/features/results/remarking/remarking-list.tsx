import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../../answering/question-line';
import { BandName } from '../../../components/grade/band-name';
import { ResultPercent } from '../../../components/grade/result-percent';
import { UserText } from '../../../components/text/user-text';
import { MoreButton } from '../../../components/table/more-button';
import type { NextPage } from '../../../hooks/use-next-page';
import type {
  RemarkedFigures_FiguresFragment,
  RemarkingList_ChangesFragment,
  RemarkingList_PreviewFragment,
} from './remarking-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from '../workbench/workbench.module.css';

interface Props {
  preview: RemarkingList_PreviewFragment;
  changes: RemarkingList_ChangesFragment;
  next: NextPage;
}

/** Who would have another result, before and after; and what stays as it is. */
export function RemarkingList({ preview, changes, next }: Props): ReactNode {
  const { t } = useTranslation(['remarking', 'common']);
  const format = useFormat();
  return (
    <>
      <ul className={styles.plain}>
        {preview.questions.map(({ questionId, text, textHtml, papers, unfit, byPerson }) => (
          <li key={questionId}>
            <p>
              <QuestionLine question={{ text, textHtml }} />
            </p>
            <p className={styles.count}>
              {t('papers', { count: papers, formatted: format.number(papers) })}
              {unfit > 0 && ` ${t('unfit', { count: unfit, formatted: format.number(unfit) })}`}
              {byPerson > 0 && ` ${t('byPerson', { count: byPerson, formatted: format.number(byPerson) })}`}
            </p>
          </li>
        ))}
      </ul>
      <p role="status">
        {t('changes', { count: changes.totalCount, formatted: format.number(changes.totalCount) })}{' '}
        {t('unchanged', { formatted: format.number(preview.unchanged) })}
      </p>
      {changes.edges.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('candidate')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.edges.map(({ node: { attemptId, candidateName, before, after } }) => (
              <tr key={attemptId}>
                <th scope="row">
                  <UserText>{candidateName}</UserText>
                </th>
                <td>
                  <Figures figures={before} />
                </td>
                <td>
                  <Figures figures={after} other={before} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next.isThere && <MoreButton page={next}>{t('common:action.showMore')}</MoreButton>}
    </>
  );
}

interface FiguresProps {
  figures: RemarkedFigures_FiguresFragment;
  /** What it is compared with: a grade or status that changed stands out. */
  other?: RemarkedFigures_FiguresFragment;
}

function Figures({ figures, other }: FiguresProps) {
  const { t } = useTranslation('common');
  const { percentage, status, band } = figures;
  const isOther = other !== undefined && (other.status !== status || other.band?.name !== band?.name);
  const words = t(`resultStatus.${status}`);
  return (
    <>
      <ResultPercent percentage={percentage} status={status} /> {band && <BandName {...band} />}{' '}
      <small>{isOther ? <strong>{words}</strong> : words}</small>
    </>
  );
}

import { Languages, Scale, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreOptions } from '../../../components/form/more-options';
import { isolateName } from '../../../lib/format/isolate-name';
import type { ResultStanding_ResultFragment } from './derivation-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from './why.module.css';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where the result stands among the others, and how sure one can be of it. */
export function ResultStanding({ result }: { result: ResultStanding_ResultFragment }): ReactNode {
  const { t } = useTranslation('explanation');
  const format = useFormat();
  const { percentile, inSameLanguage, percentage, standardError, isTooCloseToCall } = result;
  const reach = standardError === null ? null : reachOf(percentage, standardError);
  const range = reach && { from: format.percent(reach[0]), to: format.percent(reach[1]) };
  return (
    <MoreOptions label={t('standing.title')} summary={range && t('standing.range', range)}>
      <div className={styles.standing}>
        <span>
          <Users {...icon} />
          {percentile
            ? t('standing.percentile', {
                rank: format.number(percentile.rank),
                size: format.number(percentile.groupSize),
                group: isolateName(percentile.groupName),
              })
            : t('standing.none')}
        </span>
        {percentile && inSameLanguage?.language && inSameLanguage.groupSize < percentile.groupSize && (
          <span>
            <Languages {...icon} />
            {t(`standing.inLanguage.${inSameLanguage.language}`, {
              rank: format.number(inSameLanguage.rank),
              size: format.number(inSameLanguage.groupSize),
            })}
          </span>
        )}
        {range && standardError !== null && (
          <span>
            <Scale {...icon} />
            {t('standing.error', { error: format.number(Number(standardError.toFixed(1))), ...range })}
          </span>
        )}
        {range && isTooCloseToCall && (
          <span className={styles.close}>
            <TriangleAlert {...icon} />
            <b>{t('standing.close')}</b> {t('standing.closeText', range)}
          </span>
        )}
      </div>
    </MoreOptions>
  );
}

/** Whole percentages within one standard error. */
function reachOf(percentage: number, error: number): [number, number] {
  return [Math.max(0, Math.ceil(percentage - error)), Math.min(100, Math.floor(percentage + error))];
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { BarRows } from './bar-rows';
import { ChartFigure, FigureTable } from './chart-figure';

export interface Funnel {
  invited: number;
  notStarted: number;
  completed: number;
}

/** From the invitation to the final result. */
export function FunnelChart({ funnel, results }: { funnel: Funnel; results: number }): ReactNode {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const { invited, notStarted, completed } = funnel;
  const stages = [
    { key: 'invited', value: invited },
    { key: 'started', value: invited - notStarted },
    { key: 'completed', value: completed },
    { key: 'results', value: results },
  ].map((stage) => ({ ...stage, name: t(`funnel.${stage.key}`) }));
  const shareOf = (value: number) => (invited === 0 ? '–' : format.percent(Math.round((100 * value) / invited)));
  const sentence = t('funnel.sentence', {
    invited: format.number(invited),
    completed: format.number(completed),
    percent: shareOf(completed),
  });
  return (
    <ChartFigure
      title={t('funnel.title')}
      sentence={sentence}
      chart={<BarRows top={invited} rows={stages.map((stage) => ({ ...stage, figure: format.number(stage.value) }))} />}
      table={
        <FigureTable
          head={[t('funnel.stage'), t('funnel.people'), t('funnel.share')]}
          rows={stages.map(({ name, value }) => [name, format.number(value), shareOf(value)])}
        />
      }
    />
  );
}

import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { useFormat } from '../../../hooks/use-format';
import { IgnoredList, ProblemList } from './import-notes';
import { mendableAt, readyOf, type ImportChoice, type Understood } from './import-choice';
import { ReadyList } from './ready-list';
import type { Preview } from './use-question-import';
import styles from './import.module.css';

type Part = 'understood' | 'problems' | 'ignored';

interface Props {
  preview: Preview;
  choice: ImportChoice;
  onChoose: (choice: ImportChoice) => void;
  onEdit: (one: Understood) => void;
}

/** What an import would come to: the questions, what stops some of them, what is left behind of the others. */
export function ImportPreview({ preview, ...choosing }: Props) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  const [chosen, setChosen] = useState<Part | null>(null);
  const { problems, ignored, mediaCount, knownCount } = preview;
  const { choice, onEdit } = choosing;
  const ready = readyOf(preview, choice);
  const part = chosen ?? (problems.length > 0 ? 'problems' : 'understood');
  const label = (name: Part, count: number) => t(`part.${name}`, { count, formatted: format.number(count) });
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <p className={styles.summary} role="status">
        <Summary preview={preview} />
      </p>
      {knownCount > 0 && (
        <InlineAlert tone="info">
          {t('knownCount', { count: knownCount, formatted: format.number(knownCount) })}
        </InlineAlert>
      )}
      {ready.length === 0 && <InlineAlert tone="warning">{t('nothing')}</InlineAlert>}
      <Segmented<Part>
        block
        aria-label={t('preview')}
        value={part}
        options={[
          { value: 'problems', label: label('problems', problems.length) },
          { value: 'understood', label: label('understood', ready.length) },
          { value: 'ignored', label: label('ignored', ignored.length) },
        ]}
        onChange={setChosen}
      />
      {part === 'understood' && <ReadyList understood={ready} {...choosing} />}
      {part === 'problems' && (
        <ProblemList
          notes={problems}
          isMended={({ place }) => place !== null && choice.changes.has(place)}
          onMend={({ place }) => mendableAt(preview, place, onEdit)}
        />
      )}
      {part === 'ignored' && <IgnoredList notes={ignored} />}
      {mediaCount > 0 && (
        <p className={styles.media}>{t('media', { count: mediaCount, formatted: format.number(mediaCount) })}</p>
      )}
    </section>
  );
}

function Summary({ preview: { understood, problems } }: { preview: Preview }) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  const ready = t('ready', { count: understood.length, formatted: format.number(understood.length) });
  if (problems.length === 0) return ready;
  return `${ready} · ${t('stopped', { count: problems.length, formatted: format.number(problems.length) })}`;
}

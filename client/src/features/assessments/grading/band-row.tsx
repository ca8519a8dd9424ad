import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format';
import { bandPaint } from './band-colors';
import { BandNameInput } from './band-name-input';
import { ColorPicker } from './color-picker';
import { HIGHEST_SCORE, lastScore, readLimit, type Band, type LimitEdge } from './grade-bands';
import styles from './grade-bands.module.css';
import { LimitInput } from './limit-input';

interface Props {
  band: Band;
  bands: readonly Band[];
  index: number;
  /** How many results are in this band and in all; null while there are none. */
  past: { count: number; total: number } | null;
  onRename: (name: string) => void;
  onPaint: (color: string) => void;
  onMove: (limit: number, to: number) => void;
  onRemove: () => void;
  onInvalidLimit: (isInvalid: boolean) => void;
  /** Just added: its name is typed next. */
  isNew: boolean;
  /** Shows that the name is missing, also before the field was left. */
  isChecked: boolean;
}

export function BandRow(props: Props) {
  const { band, bands, index, past, onRename, onPaint, onMove, onRemove, onInvalidLimit, isNew, isChecked } = props;
  const { t } = useTranslation('assessments');
  const name = band.name || t('bands.unnamed');
  const type = (edge: LimitEdge) => (text: string) => {
    const read = readLimit(bands, index, edge, text);
    if (read) onMove(read.limit, read.from);
    return read !== null;
  };
  const last = lastScore(bands, index);
  return (
    <li className={past ? styles.rowWithPast : styles.row}>
      <ColorPicker color={band.color} name={name} onPick={onPaint} />
      <BandNameInput
        name={band.name}
        label={t('bands.nameOf', { number: index + 1 })}
        isNew={isNew}
        isChecked={isChecked}
        onRename={onRename}
      />
      <LimitInput
        value={band.from}
        label={t('bands.fromOf', { name })}
        isFixed={index === 0}
        onType={type('from')}
        onInvalid={onInvalidLimit}
      />
      <LimitInput
        value={last}
        label={t('bands.toOf', { name })}
        isFixed={last === HIGHEST_SCORE && index === bands.length - 1}
        onType={type('to')}
        onInvalid={onInvalidLimit}
      />
      {past && <PastResults {...past} color={band.color} />}
      <Button
        type="text"
        disabled={bands.length === 1}
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('bands.remove', { name })}
        title={t('bands.remove', { name })}
        onClick={onRemove}
      />
    </li>
  );
}

function PastResults({ count, total, color }: { count: number; total: number; color: string }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  return (
    <div className={styles.past}>
      <span className={styles.pastTrack} aria-hidden>
        <span style={{ inlineSize: `${(count / total) * 100}%`, background: bandPaint(color) }} />
      </span>
      <span className={styles.pastCount}>
        {t('bands.pastCount', { part: format.number(count), total: format.number(total) })}
      </span>
    </div>
  );
}

import { Popover } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BAND_COLORS, bandPaint, readableColor } from './band-colors';
import styles from './color-picker.module.css';

interface Props {
  color: string;
  /** Of the band, to tell the pickers apart. */
  name: string;
  onPick: (color: string) => void;
}

/** The band's colour: twelve that are readable everywhere, or any other, brought to a readable tone. */
export function ColorPicker({ color, name, onPick }: Props) {
  const { t } = useTranslation('assessments');
  const [open, setOpen] = useState(false);
  const pick = (picked: string) => {
    onPick(picked);
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      trigger="click"
      placement="bottom"
      onOpenChange={setOpen}
      content={<Swatches color={color} onPick={pick} onCustom={(picked) => onPick(readableColor(picked))} />}
    >
      <button
        type="button"
        className={styles.swatch}
        style={{ background: bandPaint(color) }}
        aria-label={t('bands.colorOf', { name })}
        aria-expanded={open}
      />
    </Popover>
  );
}

interface SwatchesProps {
  color: string;
  onPick: (color: string) => void;
  onCustom: (color: string) => void;
}

function Swatches({ color, onPick, onCustom }: SwatchesProps) {
  const { t } = useTranslation('assessments');
  const current = color.toLowerCase();
  return (
    <div className={styles.content}>
      <div className={styles.grid} role="group" aria-label={t('bands.colors')}>
        {BAND_COLORS.map((known) => (
          <button
            key={known}
            type="button"
            className={styles.option}
            style={{ background: bandPaint(known) }}
            aria-label={t(`bands.color.${known.slice(1)}`)}
            title={t(`bands.color.${known.slice(1)}`)}
            aria-pressed={known === current}
            onClick={() => onPick(known)}
          >
            {known === current && <Check size={14} strokeWidth={2.5} aria-hidden />}
          </button>
        ))}
      </div>
      <label className={styles.custom}>
        <input type="color" value={current} onChange={(event) => onCustom(event.target.value)} />
        <span>
          {t('bands.customColor')}
          <span className={styles.note}>{t('bands.customColorNote')}</span>
        </span>
      </label>
    </div>
  );
}

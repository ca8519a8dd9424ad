import { Tooltip } from 'antd';
import { Fragment, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMAT_GROUPS, type TextFormat } from './formats';
import styles from './rich-text.module.css';

interface Props {
  controls: string;
  isOn: (format: TextFormat) => boolean;
  /** Left out of the toolbar. */
  without: readonly TextFormat[];
  onFormat: (format: TextFormat) => void;
  /** At the end: how much has been written. */
  end?: ReactNode;
}

/** One stop for Tab; the arrow keys go along its buttons. */
export function FormatToolbar({ controls, isOn, without, onFormat, end }: Props) {
  const { t } = useTranslation('questions');
  const bar = useRef<HTMLDivElement>(null);
  const groups = FORMAT_GROUPS.map((tools) => tools.filter(({ format }) => !without.includes(format)));
  const all = groups.flat().map(({ format }) => format);
  const [stop, setStop] = useState<TextFormat>('bold');
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = bar.current ? getComputedStyle(bar.current).direction === 'rtl' : false;
    const along = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (along === undefined) return;
    event.preventDefault();
    const next = all[(all.indexOf(stop) + along + all.length) % all.length] ?? 'bold';
    setStop(next);
    bar.current?.querySelector<HTMLElement>(`[data-format="${next}"]`)?.focus();
  };
  return (
    <div className={styles.bar}>
      <div
        ref={bar}
        className={styles.tools}
        role="toolbar"
        aria-label={t('format.toolbar')}
        aria-controls={controls}
        onKeyDown={onKeyDown}
      >
        {groups.map((tools, index) => (
          <Fragment key={index}>
            {index > 0 && <span className={styles.divider} aria-hidden />}
            {tools.map(({ format, Icon, keys }) => (
              <Tooltip key={format} title={t(`format.${format}`)} mouseEnterDelay={0.4}>
                <button
                  type="button"
                  className={styles.tool}
                  data-format={format}
                  tabIndex={format === stop ? 0 : -1}
                  aria-label={t(`format.${format}`)}
                  aria-pressed={isOn(format)}
                  aria-keyshortcuts={keys}
                  onPointerDown={(event) => event.preventDefault()}
                  onFocus={() => setStop(format)}
                  onClick={() => onFormat(format)}
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                </button>
              </Tooltip>
            ))}
          </Fragment>
        ))}
      </div>
      {end}
    </div>
  );
}

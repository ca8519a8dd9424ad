import { Button, Segmented } from 'antd';
import { FastForward, Minus, Monitor, Pause, Play, Plus, RotateCcw, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PreviewCommand, PreviewNews } from '../../answering/preview-channel';
import styles from './exam-preview.module.css';

export type Device = 'desktop' | 'phone';

interface Props {
  device: Device;
  news: PreviewNews | null;
  onDevice: (device: Device) => void;
  onCommand: (command: PreviewCommand) => void;
  onRestart: () => void;
}

const SIZE = 16;

/** On what the exam is seen, and its clock. */
export function PreviewToolbar({ device, news, onDevice, onCommand, onRestart }: Props) {
  const { t } = useTranslation('preview');
  const isRunning = news?.stage === 'question';
  const isPaused = news?.isPaused ?? false;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar')}>
      <Segmented<Device>
        value={device}
        aria-label={t('device.label')}
        options={[
          { value: 'desktop', label: t('device.desktop'), icon: <Monitor size={SIZE} aria-hidden /> },
          { value: 'phone', label: t('device.phone'), icon: <Smartphone size={SIZE} aria-hidden /> },
        ]}
        onChange={onDevice}
      />
      <span className={styles.clock} role="group" aria-label={t('clock.label')}>
        <Button
          icon={isPaused ? <Play size={SIZE} aria-hidden /> : <Pause size={SIZE} aria-hidden />}
          disabled={!isRunning}
          onClick={() => onCommand(isPaused ? 'go-on' : 'pause')}
        >
          {t(isPaused ? 'clock.goOn' : 'clock.pause')}
        </Button>
        <Button
          icon={<Minus size={SIZE} aria-hidden />}
          disabled={!isRunning}
          aria-label={t('clock.lessLong')}
          onClick={() => onCommand('less-time')}
        >
          {t('clock.less')}
        </Button>
        <Button
          icon={<Plus size={SIZE} aria-hidden />}
          disabled={!isRunning}
          aria-label={t('clock.moreLong')}
          onClick={() => onCommand('more-time')}
        >
          {t('clock.more')}
        </Button>
        <Button
          icon={<FastForward size={SIZE} aria-hidden />}
          disabled={!isRunning}
          onClick={() => onCommand('last-seconds')}
        >
          {t('clock.last')}
        </Button>
      </span>
      <Button className={styles.restart} icon={<RotateCcw size={SIZE} aria-hidden />} onClick={onRestart}>
        {t('restart')}
      </Button>
    </div>
  );
}

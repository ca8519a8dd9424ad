import { Modal, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { OverlayTitle } from '../../../components/overlay/overlay-title';
import { KeyHint } from '../../../components/text/key-hint';
import { useViewer } from '../../../features/session/session-context';
import { MARKING_KEYS, type MarkingKey } from '../../../lib/marking-keys';
import { ROW_KEYS } from '../../../lib/row-keys';
import { setShortcutsOn, useShortcutsOn } from '../../../lib/shortcuts-choice';
import { SEARCH_KEYS } from './search-keys';
import { journeysOf } from './shortcuts';
import styles from './shortcut-sheet.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Every key that acts on staff screens, and the switch that turns the letters off. */
export function ShortcutSheet({ open, onClose }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      width={560}
      destroyOnHidden
      title={<OverlayTitle>{t('shortcuts.title')}</OverlayTitle>}
    >
      <LettersSwitch />
      <AnywhereKeys />
      <ListKeys />
      <MarkingKeys />
      <JourneyKeys />
    </Modal>
  );
}

function LettersSwitch() {
  const { t } = useTranslation('shell');
  const isOn = useShortcutsOn();
  return (
    <div className={styles.choice}>
      <label htmlFor="letters-on">{t('shortcuts.letters')}</label>
      <Switch id="letters-on" checked={isOn} onChange={setShortcutsOn} aria-describedby="letters-note" />
      <p className={styles.note} id="letters-note">
        {t('shortcuts.note')}
      </p>
    </div>
  );
}

function AnywhereKeys() {
  const { t } = useTranslation('shell');
  return (
    <Keys
      title={t('shortcuts.anywhere')}
      rows={[
        { keys: [SEARCH_KEYS], label: t('palette.title') },
        { keys: ['/'], label: t('palette.title') },
        { keys: ['N'], label: t('nav.newAssessment') },
        { keys: ['?'], label: t('shortcuts.title') },
      ]}
    />
  );
}

function ListKeys() {
  const { t } = useTranslation('shell');
  return (
    <Keys
      title={t('shortcuts.lists')}
      rows={ROW_KEYS.map((letter) => ({
        keys: [letter.toUpperCase()],
        label: t(`shortcuts.list.${letter}`),
      }))}
    />
  );
}

function MarkingKeys() {
  const { t } = useTranslation('shell');
  return (
    <Keys
      title={t('shortcuts.marking')}
      rows={(Object.keys(MARKING_KEYS) as MarkingKey[]).map((key) => ({
        keys: MARKING_KEYS[key],
        label: t(`shortcuts.mark.${key}`),
      }))}
    />
  );
}

function JourneyKeys() {
  const { t } = useTranslation('shell');
  const { role } = useViewer();
  return (
    <Keys
      title={t('shortcuts.goTo')}
      rows={journeysOf(role).map(({ key, letter }) => ({
        keys: ['G', letter.toUpperCase()],
        label: t(`nav.${key}`),
      }))}
    />
  );
}

interface KeysProps {
  title: string;
  rows: { keys: readonly string[]; label: string }[];
}

function Keys({ title, rows }: KeysProps) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.keys}>
        {rows.map(({ keys, label }) => (
          <div className={styles.row} key={keys.join(' ')}>
            <dt>{label}</dt>
            <dd className={styles.pressed} dir="ltr">
              {keys.map((key) => (
                <KeyHint key={key}>{key}</KeyHint>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

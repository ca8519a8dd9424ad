import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../components/form/field-frame';
import { MomentPicker } from '../../../components/form/moment-picker';
import { LtrText } from '../../../components/text/ltr-text';
import { useZoneName } from '../../../hooks/use-zone-name';
import styles from './life.module.css';
import { isInOrder, type StartWindow } from './start-window';

interface Props {
  window: StartWindow;
  onChange: (window: StartWindow) => void;
  /** Under the last date. */
  help?: string;
}

/** From when until when exams can be begun. Wrong from the moment on at which the end does not follow the start. */
export function StartWindowFields({ window, onChange, help }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const zone = useZoneName(window.opensAt, window.expiresAt);
  const wrong = isInOrder(window) ? undefined : t('life.date.order');
  return (
    <div className={styles.window}>
      <Moment
        name="opensAt"
        value={window.opensAt}
        help={t('life.date.opensHelp')}
        onChange={(opensAt) => onChange({ ...window, opensAt })}
      />
      <Moment
        name="expiresAt"
        value={window.expiresAt}
        error={wrong}
        help={help}
        onChange={(expiresAt) => onChange({ ...window, expiresAt })}
      />
      <p className={styles.zone}>
        {t('life.date.zone')} <LtrText>{zone}</LtrText>
      </p>
    </div>
  );
}

interface MomentProps {
  name: keyof StartWindow;
  value: string | null | undefined;
  error?: string | undefined;
  help: string | undefined;
  onChange: (value: string | null) => void;
}

const EXAMPLES = { opensAt: 'invitationOpens', expiresAt: 'invitationEnds' } as const;

function Moment({ name, value, error, help, onChange }: MomentProps) {
  const { t } = useTranslation('candidates');
  const id = useId();
  return (
    <FieldFrame id={id} label={t(`life.date.${name}`)} help={help} example={EXAMPLES[name]} error={error} optional>
      <MomentPicker
        id={id}
        aria-describedby={help || error ? `${id}-note` : undefined}
        aria-invalid={error !== undefined}
        fromToday
        placeholder={t(value === undefined ? 'life.date.mixed' : `life.date.${name}None`)}
        value={value ?? null}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

import { InputNumber } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../components/form/field-frame';
import { ALWAYS, type StartWindow } from '../life/start-window';
import { StartWindowFields } from '../life/window-fields';
import styles from './invite-drawer.module.css';

/** What holds for everybody in one list; each can be given their own afterwards. */
export interface InviteTerms extends StartWindow {
  extraTimePercent: number | null;
}

export const NO_TERMS: InviteTerms = { extraTimePercent: null, ...ALWAYS };

interface Props {
  terms: InviteTerms;
  onChange: (terms: InviteTerms) => void;
}

export function InviteTermsFields({ terms, onChange }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  return (
    <div className={styles.terms}>
      <ExtraTime
        percent={terms.extraTimePercent}
        onChange={(extraTimePercent) => onChange({ ...terms, extraTimePercent })}
      />
      <StartWindowFields
        window={terms}
        help={t('invite.endHelp')}
        onChange={(window) => onChange({ ...terms, ...window })}
      />
    </div>
  );
}

function ExtraTime({ percent, onChange }: { percent: number | null; onChange: (percent: number | null) => void }) {
  const { t } = useTranslation('candidates');
  const id = useId();
  return (
    <FieldFrame id={id} label={t('invite.extraTime')} help={t('invite.extraTimeHelp')} error={undefined} optional>
      <InputNumber<number>
        id={id}
        aria-describedby={`${id}-note`}
        min={0}
        max={900}
        step={5}
        precision={0}
        suffix="%"
        value={percent}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

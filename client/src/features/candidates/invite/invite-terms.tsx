import { InputNumber } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../components/form/field-frame';
import { MoreOptions } from '../../../components/form/more-options';
import { useFormat } from '../../../hooks/use-format';
import { ALWAYS, isInOrder, type StartWindow } from '../life/start-window';
import { StartWindowFields } from '../life/window-fields';

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
  const summary = useSummary(terms);
  return (
    <MoreOptions summary={summary} isOpen={!isInOrder(terms)}>
      <ExtraTime
        percent={terms.extraTimePercent}
        onChange={(extraTimePercent) => onChange({ ...terms, extraTimePercent })}
      />
      <StartWindowFields
        window={terms}
        help={t('invite.endHelp')}
        onChange={(window) => onChange({ ...terms, ...window })}
      />
    </MoreOptions>
  );
}

/** What holds, in the line under which it is folded. */
function useSummary({ extraTimePercent, opensAt, expiresAt }: InviteTerms): string {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const parts = [
    extraTimePercent ? t('invite.terms.extra', { percent: format.percent(extraTimePercent) }) : null,
    opensAt ? t('invite.terms.opens', { moment: format.moment(opensAt) }) : null,
    expiresAt ? t('invite.terms.expires', { moment: format.moment(expiresAt) }) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? format.list(parts) : t('invite.terms.none');
}

function ExtraTime({ percent, onChange }: { percent: number | null; onChange: (percent: number | null) => void }) {
  const { t } = useTranslation('candidates');
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={t('invite.extraTime')}
      help={t('invite.extraTimeHelp')}
      example="extraTimeOfList"
      error={undefined}
      optional
    >
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

import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { useHideResultsMutation, useRevealResultsMutation, type Hiding_HidingFragment } from './hiding-generated';
import { useFormat } from '../../../hooks/use-format';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import styles from './hidden-note.module.css';

interface Props {
  assessmentId: string;
  hiding: Hiding_HidingFragment;
  /** Where the report options are set. */
  optionsTo: string;
  onChanged: () => void;
}

/** What the report options keep out of this page, where to change them, and the way to look past them. */
export function HiddenNote({ assessmentId, hiding, optionsTo, onChanged }: Props): ReactNode {
  const { t } = useTranslation('results');
  const format = useFormat();
  const [reveal, { loading: isRevealing }] = useRevealResultsMutation(resolvesWhenRefused);
  const [hide, { loading: isHiding }] = useHideResultsMutation(resolvesWhenRefused);
  const { parts, revealedUntil } = hiding;
  if (parts.length === 0) return null;
  const isRevealed = revealedUntil !== null;
  const names = format.list(parts.map((part) => t(`hidden.part.${part}`)));
  const title = isRevealed
    ? t('hidden.revealedTitle', { time: format.time(revealedUntil), parts: names })
    : t('hidden.title', { parts: names });
  const change = async () => {
    const { data } = await (isRevealed ? hide : reveal)({ variables: { assessmentId } });
    if (data) onChanged();
  };
  return (
    <div className={styles.note}>
      <InlineAlert tone={isRevealed ? 'warning' : 'info'}>
        <strong className={styles.title}>{title}</strong>
        <p>{t(isRevealed ? 'hidden.revealedText' : 'hidden.text')}</p>
        <div className={styles.actions}>
          <Button size="small" loading={isRevealing || isHiding} onClick={() => void change()}>
            {t(isRevealed ? 'hidden.hideAgain' : 'hidden.reveal')}
          </Button>
          <Link to={optionsTo}>{t('hidden.options')}</Link>
        </div>
      </InlineAlert>
    </div>
  );
}

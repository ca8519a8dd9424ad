import { CircleQuestionMark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleName } from './example-name';
import styles from './example.module.css';

/**
 * The "?" behind a label, and the example that it opens in place; `name` is a key of `examples`. Nothing of either is there
 * without a name. `id` is the control's; its label is `${id}-label`.
 */
export function useExample(id: string, name: ExampleName | undefined): { ask: ReactNode; example: ReactNode } {
  // Most fields have none: they do not wait for the words of those that do.
  const { t, ready } = useTranslation(['examples', 'common'], { useSuspense: false });
  const [isShown, setShown] = useState(false);
  if (name === undefined) return { ask: null, example: null };
  return {
    ask: (
      <button
        type="button"
        className={styles.ask}
        aria-label={t('common:field.example')}
        aria-describedby={`${id}-label`}
        aria-expanded={isShown}
        aria-controls={`${id}-example`}
        onClick={() => setShown(!isShown)}
      >
        <CircleQuestionMark size={16} strokeWidth={1.75} aria-hidden />
      </button>
    ),
    example: (
      <p className={styles.example} id={`${id}-example`} hidden={!isShown} role="note">
        {ready && t(`examples:${name}`)}
      </p>
    ),
  };
}

import { Button } from 'antd';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { LtrText } from '../text/ltr-text';
import { copyText } from '../toast/copy-text';
import { RotateSecret } from './rotate-secret';
import styles from './signing-secret.module.css';

interface Props {
  /** How it begins, which is no secret. */
  prefix: string;
  say: (words: 'show' | 'hide' | 'copy' | 'copied') => string;
  isLoading: boolean;
  onReveal: () => Promise<string | undefined>;
  rotateTitle: string;
  rotateText: string;
  onRotate: (overlapHours: number) => Promise<boolean>;
}

/** What signs what is sent: shown on request, and changed with a time in which both sign. */
export function SigningSecret({ prefix, say, isLoading, onReveal, rotateTitle, rotateText, onRotate }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const toggle = async () => setSecret(secret ? null : ((await onReveal()) ?? null));
  const rotate = async (overlapHours: number) => {
    const isRotated = await onRotate(overlapHours);
    if (isRotated) setSecret(null);
    return isRotated;
  };
  const Icon = secret ? EyeOff : Eye;
  return (
    <div className={styles.secret}>
      <LtrText className={styles.code ?? ''}>{secret ?? `${prefix}••••••••••••••••••••••••`}</LtrText>
      <Button
        loading={isLoading}
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => void toggle()}
      >
        {say(secret ? 'hide' : 'show')}
      </Button>
      {secret && (
        <Button
          icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void copyText(secret, say('copied'))}
        >
          {say('copy')}
        </Button>
      )}
      <RotateSecret title={rotateTitle} text={rotateText} onRotate={rotate} />
    </div>
  );
}

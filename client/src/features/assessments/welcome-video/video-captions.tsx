import { Button } from 'antd';
import { Captions, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../lib/graphql/errors';
import styles from './welcome-video.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  isThere: boolean;
  /** Throws what the server refused. */
  onChange: (captions: string | null) => Promise<unknown>;
}

/** What is said in the video, in words, for candidates who cannot hear it. */
export function VideoCaptions({ isThere, onChange }: Props) {
  const { t } = useTranslation(['assessments', 'errors']);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (captions: string | null) => {
    setProblem(null);
    try {
      await onChange(captions);
    } catch (error) {
      const [field] = failureOf(error).fields;
      if (field) setProblem(t(`errors:rule.${field.rule}`, { ...field.params }));
    }
  };
  return (
    <div className={styles.captions}>
      <p className={styles.note}>{t(isThere ? 'video.captions.there' : 'video.captions.none')}</p>
      <p className={styles.note}>{t('video.captions.asText')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,text/vtt"
        aria-label={t('video.captions.add')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void file.text().then(change);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      <div className={styles.captionActions}>
        <Button icon={<Captions {...icon} />} onClick={() => input.current?.click()}>
          {t(isThere ? 'video.captions.replace' : 'video.captions.add')}
        </Button>
        {isThere && (
          <Button icon={<Trash2 {...icon} />} onClick={() => void change(null)}>
            {t('video.captions.remove')}
          </Button>
        )}
      </div>
      <p role="alert" className={styles.captionProblem}>
        {problem}
      </p>
    </div>
  );
}

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './docs.module.css';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
const names: Record<string, string> = { ts: 'TypeScript', python: 'Python', sh: 'Shell', json: 'JSON', js: 'Node.js' };

/** Code with a button that copies it. */
export function CodeBlock({ language, children }: { language: string; children: string }) {
  const { t } = useTranslation('docs');
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(children).then(() => setIsCopied(true));
  return (
    <div className={styles.code} dir="ltr">
      <div className={styles.codeHead}>
        <span>{names[language] ?? language}</span>
        {'clipboard' in navigator && (
          <button type="button" className={styles.copy} onClick={copy} onBlur={() => setIsCopied(false)}>
            {isCopied ? <Check {...icon} /> : <Copy {...icon} />}
            {t(isCopied ? 'copied' : 'copy')}
          </button>
        )}
      </div>
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  );
}

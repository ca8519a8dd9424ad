import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from './asked-question';
import { EnlargedImage, type Enlarged } from './enlarged-image';
import styles from './question-text.module.css';

interface Props {
  question: Pick<AskedQuestion, 'text' | 'textHtml'>;
  id?: string;
  className?: string | undefined;
}

/** The words of a question: with their form where it has one, else as plain lines. */
export function QuestionText({ question: { text, textHtml }, id, className }: Props) {
  if (textHtml) return <RichText html={textHtml} id={id} className={className} />;
  return (
    <p id={id} className={[styles.plain, className].filter(Boolean).join(' ')} dir="auto">
      {text}
    </p>
  );
}

/** A table may be wider than a phone: it scrolls inside a frame of its own, which the keyboard reaches. */
const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table', `<div class="${styles.scroll ?? ''}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');

function RichText({ html, id, className }: { html: string; id?: string | undefined; className?: string | undefined }) {
  const { t } = useTranslation('answering');
  const frame = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  // Sanitised by the server when it was written.
  const content = useMemo(() => ({ __html: withScrollingTables(html) }), [html]);
  useEffect(() => {
    for (const image of frame.current?.querySelectorAll('img') ?? []) {
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', `${image.alt} – ${t('text.enlarge')}`);
    }
  }, [content, t]);
  const open = useCallback((target: EventTarget) => {
    if (!(target instanceof HTMLImageElement)) return false;
    setEnlarged({ url: target.src, alt: target.alt });
    return true;
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && open(event.target)) event.preventDefault();
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the images inside are what is pressed, and are buttons */}
      <div
        ref={frame}
        id={id}
        className={[styles.rich, className].filter(Boolean).join(' ')}
        dir="auto"
        onClick={({ target }: MouseEvent) => open(target)}
        onKeyDown={onKeyDown}
        dangerouslySetInnerHTML={content}
      />
      {enlarged && <EnlargedImage image={enlarged} onClose={() => setEnlarged(null)} />}
    </>
  );
}

import { useLayoutEffect, useRef } from 'react';
import styles from './mail-wordings.module.css';

interface Props {
  html: string;
  dir: 'ltr' | 'rtl';
}

/** What a mail program draws of an email, apart from the styles of the page around it. */
export function MailSheet({ html, dir }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const sheet = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    sheet.replaceChildren(drawn(html));
  }, [html]);
  return <div ref={host} dir={dir} className={styles.sheet} />;
}

/** The page's policy takes no styles out of markup; set one by one they are a script's. */
function drawn(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const root = document.createElement('div');
  root.style.cssText = takeStyle(body);
  const styled = [...body.querySelectorAll<HTMLElement>('[style]')].map(
    (element) => [element, takeStyle(element)] as const,
  );
  for (const link of body.querySelectorAll('a')) [link.target, link.rel] = ['_blank', 'noopener'];
  root.append(...body.childNodes);
  for (const [element, style] of styled) element.style.cssText = style;
  return root;
}

function takeStyle(element: HTMLElement): string {
  const style = element.getAttribute('style') ?? '';
  element.removeAttribute('style');
  return style;
}

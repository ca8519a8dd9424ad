import { useEffect, type RefObject } from 'react';

/** Where GraphiQL puts its editors, by the names that it shows them under: it speaks English alone. */
const EDITORS = {
  Query: '.graphiql-query-editor textarea',
  Variables: '.graphiql-editor-tool .graphiql-editor:nth-child(1) textarea',
  Headers: '.graphiql-editor-tool .graphiql-editor:nth-child(2) textarea',
  Response: '.graphiql-response textarea',
};

/** GraphiQL leaves its editors without a name for a screen reader, and makes them when it comes to it. */
export function useNamedEditors(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const name = () => {
      for (const [editor, selector] of Object.entries(EDITORS)) {
        element.querySelector(selector)?.setAttribute('aria-label', editor);
      }
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(element, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [place]);
}

import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';

/** Attributes of the text itself that change while it is there; an empty one is taken away. */
export function useEditorAttributes(editor: Editor, attributes: Readonly<Record<string, string>>): void {
  const wanted = JSON.stringify(attributes);
  useEffect(() => {
    const apply = () => {
      for (const [name, value] of Object.entries(JSON.parse(wanted) as Record<string, string>)) {
        if (value === '') editor.view.dom.removeAttribute(name);
        else editor.view.dom.setAttribute(name, value);
      }
    };
    // It exists a moment before it stands on the page.
    if (editor.isInitialized) apply();
    editor.on('create', apply);
    return () => void editor.off('create', apply);
  }, [editor, wanted]);
}

import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { speak } from '../../../lib/testing/translations';
import { RichTarget } from './rich-target';
import type { TranslationUnit } from './use-translation-draft';

const unit = { path: 'text', form: 'RICH', source: '<p><strong>If</strong> x is 1</p>', translated: null };

function Target({ onChange }: { onChange: (html: string) => void }) {
  const [html, setHtml] = useState<string | null>(null);
  const change = (next: string) => {
    setHtml(next);
    onChange(next);
  };
  return <RichTarget unit={unit as TranslationUnit} html={html} label="Question" isWrong={false} onChange={change} />;
}

async function editorOf(onChange: (html: string) => void) {
  await speak('en');
  render(
    <MockedProvider>
      <Target onChange={onChange} />
    </MockedProvider>,
  );
  await screen.findByRole('group', { name: 'Question' });
  const found = () => document.querySelector<HTMLElement & { editor?: Editor }>('.ProseMirror');
  await waitFor(() => expect(found()?.editor).toBeDefined(), { timeout: 30_000 });
  return found()!.editor!;
}

it('hands over plain lines as paragraphs, whatever signs are in them', async () => {
  const onChange = jest.fn();
  const editor = await editorOf(onChange);
  act(
    () =>
      void editor
        .chain()
        .clearContent()
        .insertContent([
          { type: 'paragraph', content: [{ type: 'text', text: 'إذا كان x<y' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'فما قيمة x؟' }] },
        ])
        .run(),
  );
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>إذا كان x&lt;y</p><p>فما قيمة x؟</p>'));
  act(() => void editor.commands.clearContent(true));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
});

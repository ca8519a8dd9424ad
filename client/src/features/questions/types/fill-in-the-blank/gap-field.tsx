import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Button } from 'antd';
import { SquareDashed } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorAttributes } from '../../rich-text/use-editor-attributes';
import { BlankNode } from './blank-node';
import frame from '../../rich-text/rich-text.module.css';
import styles from './fill-in-the-blank.module.css';
import { documentOf, linesOfDocument } from './gap-document';
import { gapDraftOf, linesOf, type BlankDraft, type GapText } from './gap-text';

interface Props {
  id: string;
  draft: GapText;
  isWrong: boolean;
  onChange: (text: GapText) => void;
  onLeave: () => void;
}

const WORDS_ONLY = StarterKit.configure({
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

/** The text, with its blanks as chips in it. Loaded when a question of this type is open. */
export function GapField({ id, draft, isWrong, onChange, onLeave }: Props) {
  const { t } = useTranslation('questions');
  const known = useKnownBlanks(draft);
  const latest = useRef({ onChange, onLeave });
  useEffect(() => {
    latest.current = { onChange, onLeave };
  });
  const editor = useEditor({
    extensions: [WORDS_ONLY, BlankNode],
    content: documentOf(linesOf(draft)),
    textDirection: 'auto',
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note`,
      },
    },
    onUpdate: ({ editor: own }) => latest.current.onChange(gapDraftOf(linesOfDocument(own.getJSON()), known.current)),
    onBlur: () => latest.current.onLeave(),
  });
  useEditorAttributes(editor, { 'aria-invalid': String(isWrong) });
  return (
    <div className={[frame.field, isWrong && frame.wrong].filter(Boolean).join(' ')}>
      <div className={styles.bar}>
        <Button
          type="text"
          size="small"
          icon={<SquareDashed size={16} strokeWidth={1.75} aria-hidden />}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus().insertBlank().run()}
        >
          {t('blanks.insert')}
        </Button>
        <span className={styles.tip}>{t('blanks.tip')}</span>
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

/** Every blank that there ever was, so that undoing brings back its answers. */
function useKnownBlanks({ blanks }: GapText): RefObject<ReadonlyMap<string, BlankDraft>> {
  const known = useRef(new Map<string, BlankDraft>());
  useEffect(() => blanks.forEach((blank) => known.current.set(blank.key, blank)), [blanks]);
  return known;
}

import { useEffect, useRef, useState } from 'react';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './rich-text.module.css';
import { Toolbar } from './Toolbar.tsx';
import { useEditor } from './useEditor.ts';

type RichTextEditorProps = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The name of the field for screen readers. */
  label: string;
  lang: 'en' | 'bn';
  /** The id of the message below the field. */
  describedBy?: string;
  isInvalid: boolean;
  focusOnMount: boolean;
};

/** The editor with its tools. Loaded separately, because it is larger than the screens. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, label, lang, describedBy, isInvalid, focusOnMount } = props;
  const element = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor(element, {
    value,
    onChange,
    onBlur,
    attributes: { 'aria-label': label, lang, ...(describedBy && { 'aria-describedby': describedBy }) },
  });
  useEffect(() => {
    if (focusOnMount) editor.commands.focus('end');
  }, [editor, focusOnMount]);
  return (
    <div className={isInvalid ? `${styles.editor} ${styles.invalid}` : styles.editor}>
      <Toolbar editor={editor} label={label} onLink={() => setLinking(true)} />
      <div ref={element} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

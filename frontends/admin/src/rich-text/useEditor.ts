import kitRichText from '@sargam/kit/rich-text.module.css';
import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { extensions } from './extensions.ts';
import styles from './rich-text.module.css';

type Options = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Attributes of the editable element, such as its name and language. */
  attributes: Record<string, string>;
};

/** The HTML of the editor; empty without content, so that a required field is recognised as empty. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

const createEditor = (content: string, attributes: Options['attributes']): Editor =>
  new Editor({
    element: null,
    extensions,
    content,
    // The content security policy forbids inline styles; they are in the CSS module.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${kitRichText.richText} ${styles.editable}`,
        role: 'textbox',
        'aria-multiline': 'true',
        ...attributes,
      },
    },
  });

/** An editor in the element of the ref. A value that the form sets, such as a restored draft, replaces the text. */
export const useEditor = (
  element: RefObject<HTMLElement | null>,
  { value, onChange, onBlur, attributes }: Options,
): Editor => {
  const [editor] = useState(() => createEditor(value, attributes));
  const known = useRef(value);
  const update = useEffectEvent(() => {
    known.current = htmlOf(editor);
    onChange(known.current);
  });
  const blur = useEffectEvent(() => onBlur());
  useEffect(() => {
    if (element.current) editor.mount(element.current);
    return () => editor.unmount();
  }, [editor, element]);
  useEffect(() => {
    const handlers = { update: () => update(), blur: () => blur() };
    editor.on('update', handlers.update);
    editor.on('blur', handlers.blur);
    return () => {
      editor.off('update', handlers.update);
      editor.off('blur', handlers.blur);
    };
  }, [editor]);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
};

import { IconButton, useTranslate } from '@sargam/kit';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';
import styles from './rich-text.module.css';

type Tool = {
  key: string;
  icon: typeof IconBold;
  run: (editor: Editor) => unknown;
  isActive?: (editor: Editor) => boolean;
};

const tools: readonly Tool[] = [
  {
    key: 'bold',
    icon: IconBold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    icon: IconItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    key: 'h2',
    icon: IconH2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    key: 'h3',
    icon: IconH3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    key: 'list',
    icon: IconList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'numbers',
    icon: IconListNumbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'quote',
    icon: IconBlockquote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  { key: 'undo', icon: IconArrowBackUp, run: (editor) => editor.chain().focus().undo().run() },
  { key: 'redo', icon: IconArrowForwardUp, run: (editor) => editor.chain().focus().redo().run() },
];

/** The tools that are active at the cursor. A text, because a new array in each call would render without end. */
const useActiveTools = (editor: Editor): string =>
  useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => void editor.off('transaction', onChange);
    },
    () =>
      [
        ...tools.filter(({ isActive }) => isActive?.(editor)).map(({ key }) => key),
        editor.isActive('link') && 'link',
      ].join(' '),
  );

type Props = { editor: Editor; label: string; onLink: () => void };

/** The buttons of the editor, with their state at the cursor. */
export const Toolbar = ({ editor, label, onLink }: Props) => {
  const t = useTranslate();
  const active = useActiveTools(editor).split(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset around buttons of a text field would be announced twice
    <div className={styles.toolbar} role="group" aria-label={t('admin.editor.tools', { field: label })}>
      {tools.map(({ key, icon: Icon, run, isActive }) => (
        <IconButton
          key={key}
          small
          label={`admin.editor.${key}`}
          aria-pressed={isActive && active.includes(key)}
          onClick={() => void run(editor)}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
      <IconButton small label="admin.editor.link" aria-pressed={active.includes('link')} onClick={onLink}>
        <IconLink aria-hidden />
      </IconButton>
    </div>
  );
};

import { Button, Dialog, useTranslate } from '@sargam/kit';
import { TextField } from '@sargam/kit/forms';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { isAllowedLink } from './extensions.ts';

/** The URL of a link; an empty one removes it. Without a form element, because the editor is inside a form. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const t = useTranslate();
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isRefused, setRefused] = useState(false);
  const apply = (): void => {
    const url = href.trim();
    if (url !== '' && !isAllowedLink(url)) {
      setRefused(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (url === '') chain.unsetMark('link').run();
    else chain.setMark('link', { href: url }).run();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.editor.link')}
      actions={
        <>
          <Button variant="line" onClick={onClose} text="kit.cancel" />
          <Button onClick={apply} text="admin.save" />
        </>
      }
    >
      <TextField
        label={t('admin.editor.address')}
        error={isRefused ? t('admin.editor.address_wrong') : undefined}
        hint={t('admin.editor.address_hint')}
        lang="en"
        inputMode="url"
        data-initial-focus
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
    </Dialog>
  );
};

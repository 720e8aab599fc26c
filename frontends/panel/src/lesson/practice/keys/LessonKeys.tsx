import { Button, Dialog, useTranslate } from '@sargam/kit';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { KeyLine, KeyTable } from './KeyList.tsx';
import styles from './keys.module.css';
import { usePageKeys } from './usePageKeys.ts';

/** A line with the most important keys, and the dialog with all of them, which the key ? opens too. */
export const LessonKeys = () => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  usePageKeys({ '?': () => setOpen(true) });
  return (
    <>
      <div className={styles.keys}>
        <KeyLine />
        <Button
          variant="ghost"
          size="small"
          icon={<IconKeyboard aria-hidden />}
          text="panel.lesson.keys"
          onClick={() => setOpen(true)}
        />
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('panel.lesson.keys')}
        wide
        actions={<Button variant="line" text="kit.close" onClick={() => setOpen(false)} />}
      >
        <KeyTable />
      </Dialog>
    </>
  );
};

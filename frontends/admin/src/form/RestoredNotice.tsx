import { Button, useTranslate } from '@sargam/kit';
import formStyles from './form.module.css';
import type { FormDraft } from './useDraft.ts';

/** Says that values of an earlier visit have been filled in, and offers to discard them. */
export const RestoredNotice = ({ draft }: { draft: FormDraft }) => {
  const t = useTranslate();
  if (!draft.isRestored) return null;
  return (
    <output className={formStyles.restored}>
      <span>{t('admin.draft.restored')}</span>
      <Button variant="line" size="small" onClick={draft.discard} text="admin.draft.discard" />
    </output>
  );
};

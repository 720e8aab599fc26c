import { toast, useTranslate } from '@sargam/kit';

type ShareContent = { text: string; url: string };

/** Somebody who closes the share sheet has not failed. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Copies to the clipboard and says so, and opens the browser's share sheet where it has one. */
export const useShare = () => {
  const t = useTranslate();
  const copy = async (text: string, said: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(said);
    } catch {
      toast.error(t('panel.earn.copy_failed'));
    }
  };
  const share = async ({ text, url }: ShareContent): Promise<void> => {
    try {
      await navigator.share({ text, url });
    } catch (error) {
      if (!isCancelled(error)) await copy(url, t('panel.earn.link_copied'));
    }
  };
  return { copy, share: 'share' in navigator ? share : undefined };
};

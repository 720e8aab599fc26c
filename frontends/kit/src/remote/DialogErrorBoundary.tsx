import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { toast } from '../toast/store.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary/ErrorBoundary.tsx';
import { resetFailedPages } from './lazy-page.tsx';

const FailedDialog = ({ onFailed }: { onFailed: () => void }) => {
  const t = useTranslate();
  useEffect(() => {
    resetFailedPages();
    toast.error(t('kit.failed.title'));
    onFailed();
  }, [t, onFailed]);
  return null;
};

type Props = {
  /** Removes the dialog. The next opening downloads its script again. */
  onFailed: () => void;
  children: ReactNode;
};

/** For a lazy dialog: if its script does not load, a message says so and the page stays as it is. */
export const DialogErrorBoundary = ({ onFailed, children }: Props) => (
  <ErrorBoundary fallback={() => <FailedDialog onFailed={onFailed} />}>{children}</ErrorBoundary>
);

import { Alert, type ApiSchemas, api, Button, typography, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { CodeForm } from './CodeForm.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './second-factor.module.css';
import { useSecondFactorErrorText } from './useSecondFactorErrorText.ts';

/** `token`: of a login that needs the set-up first; without it the logged-in user sets up a second factor. */
const useTotpSetUp = (token: string | undefined) => {
  const errorText = useSecondFactorErrorText();
  const start = useMutation({ mutationFn: () => api.POST('/user/second-factor/totp', { body: { token } }) });
  const confirm = useMutation({
    mutationFn: (code: string) => api.POST('/user/second-factor/totp/confirm', { body: { token, code } }),
  });
  return {
    secret: start.data,
    codes: confirm.data?.codes,
    start: (): void => (start.isPending ? undefined : start.mutate()),
    isStarting: start.isPending,
    startFailure: start.error ? errorText(start.error) : undefined,
    confirm: confirm.mutate,
    isConfirming: confirm.isPending,
    codeFailure: confirm.error ? errorText(confirm.error) : undefined,
  };
};

/** The secret as a QR code, and as text for authenticators without a camera. */
const Secret = ({ secret }: { secret: ApiSchemas['TotpSecret'] }) => {
  const t = useTranslate();
  return (
    <>
      <p>{t('kit.second_factor.scan')}</p>
      <QrCode text={secret.uri} label={t('kit.second_factor.qr')} />
      <p className={typography.small}>
        {t('kit.second_factor.secret')}{' '}
        <span className={styles.secret} lang="en">
          {secret.secret}
        </span>
      </p>
    </>
  );
};

type Props = { token?: string; onDone: () => void };

/** Sets up a second factor: a secret for the authenticator, a first code, and the recovery codes. */
export const TotpSetUp = ({ token, onDone }: Props) => {
  const { secret, codes, ...setUp } = useTotpSetUp(token);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <div className={styles.setUp}>
      {setUp.startFailure && <Alert title={setUp.startFailure} />}
      {secret ? (
        <>
          <Secret secret={secret} />
          <CodeForm
            button="kit.second_factor.confirm"
            busy={setUp.isConfirming}
            failure={setUp.codeFailure}
            onCode={setUp.confirm}
          />
        </>
      ) : (
        <Button busy={setUp.isStarting} onClick={setUp.start} text="kit.second_factor.set_up" />
      )}
    </div>
  );
};

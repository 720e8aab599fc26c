import { Alert, Button, Text } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { getPasskey, supportsPasskeys } from './passkey.ts';
import styles from './second-factor.module.css';
import { useSecondFactorErrorText } from './useSecondFactorErrorText.ts';

type Props<T> = {
  start: () => Promise<{ options: unknown }>;
  finish: (credential: Record<string, unknown>) => Promise<T>;
  onDone: (answer: T) => void;
};

/** Uses a passkey: asks the server for the options, the browser for the credential, and gives it to the server. */
export function PasskeyButton<T>({ start, finish, onDone }: Props<T>) {
  const errorText = useSecondFactorErrorText();
  const use = useMutation({
    mutationFn: async () => finish(await getPasskey((await start()).options)),
    onSuccess: onDone,
  });
  if (!supportsPasskeys()) return <Alert kind="info" title={<Text id="kit.passkey.unsupported" />} />;
  return (
    <div className={styles.passkey}>
      {use.error && <Alert title={errorText(use.error)} />}
      <Button
        busy={use.isPending}
        onClick={() => (use.isPending ? undefined : use.mutate())}
        text="kit.passkey.use"
      />
    </div>
  );
}

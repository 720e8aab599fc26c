import { Alert, api, Button, signIn, Text, typography } from '@sargam/kit';
import {
  AddPasskey,
  CodeForm,
  PasskeyButton,
  TotpSetUp,
  useSecondFactorErrorText,
} from '@sargam/kit/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoginChallenge } from './login-challenge.ts';

const CodeStep = ({ token }: { token: string }) => {
  const errorText = useSecondFactorErrorText();
  const finish = useMutation({
    mutationFn: (code: string) => api.POST('/user/second-factor', { body: { token, code } }),
    onSuccess: (answer) => void signIn(answer),
  });
  return (
    <>
      <p className={typography.muted}>
        <Text id="storefront.second_factor.text" />
      </p>
      <CodeForm
        button="storefront.login.button"
        hint="storefront.second_factor.hint"
        busy={finish.isPending}
        failure={finish.error ? errorText(finish.error) : undefined}
        onCode={finish.mutate}
      />
    </>
  );
};

const PasskeyStep = ({ token }: { token: string }) => (
  <>
    <p className={typography.muted}>
      <Text id="storefront.second_factor.text_passkey" />
    </p>
    <PasskeyButton
      start={() => api.POST('/user/login/passkey/options', { body: { token } })}
      finish={(credential) => api.POST('/user/login/passkey', { body: { token, credential } })}
      onDone={(answer) => void signIn(answer)}
    />
  </>
);

/** A passkey first, because no other site can ask for it; a code if the person has that too. */
const VerifyStep = ({ token, methods }: Pick<LoginChallenge, 'token' | 'methods'>) => {
  const [usesCode, setUsesCode] = useState(!methods.includes('passkey'));
  if (usesCode) return <CodeStep token={token} />;
  return (
    <>
      <PasskeyStep token={token} />
      {methods.includes('code') && (
        <Button variant="line" onClick={() => setUsesCode(true)} text="storefront.second_factor.use_code" />
      )}
    </>
  );
};

type Props = { challenge: LoginChallenge; onDone: () => void };

/** The second step of a login of staff: a passkey, a code, or the set-up of a second factor, after which the person logs in again. */
export default function SecondFactorStep({ challenge: { code, token, methods }, onDone }: Props) {
  if (code === 'second-factor-required') return <VerifyStep token={token} methods={methods} />;
  return (
    <>
      <Alert kind="info" title={<Text id="storefront.second_factor.set_up" />} />
      <AddPasskey token={token} onDone={onDone} />
      <TotpSetUp token={token} onDone={onDone} />
    </>
  );
}

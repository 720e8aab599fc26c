import { Alert, api, signIn, Text, typography } from '@sargam/kit';
import { CodeForm, TotpSetUp, useSecondFactorErrorText } from '@sargam/kit/second-factor';
import { useMutation } from '@tanstack/react-query';
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

type Props = { challenge: LoginChallenge; onDone: () => void };

/** The second step of a login of staff: a code, or the set-up of a second factor, after which the person logs in again. */
export default function SecondFactorStep({ challenge: { code, token }, onDone }: Props) {
  if (code === 'second-factor-required') return <CodeStep token={token} />;
  return (
    <>
      <Alert kind="info" title={<Text id="storefront.second_factor.set_up" />} />
      <TotpSetUp token={token} onDone={onDone} />
    </>
  );
}

import { type ApiSchemas, Button, LoadingState, lazyPart, Text, typography, useI18n } from '@sargam/kit';
import { StepUpDialog } from '@sargam/kit/step-up';
import { Suspense } from 'react';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { secondFactorQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import accountStyles from '../account.module.css';
import { Passkeys } from './Passkeys.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

const AddPasskey = lazyPart(async () => ({
  default: (await import('@sargam/kit/second-factor')).AddPasskey,
}));
const TotpSetUp = lazyPart(async () => ({ default: (await import('@sargam/kit/second-factor')).TotpSetUp }));
const RecoveryCodes = lazyPart(async () => ({
  default: (await import('@sargam/kit/second-factor')).RecoveryCodes,
}));

type State = ApiSchemas['SecondFactor'];
type Actions = ReturnType<typeof useSecondFactor>;

const ActiveFactor = ({
  since,
  recoveryCodes,
  required,
  passkeys,
  actions,
}: State & { actions: Actions }) => {
  const { t, format } = useI18n();
  if (actions.codes) return <RecoveryCodes codes={actions.codes} onDone={actions.finish} />;
  return (
    <>
      <p className={typography.muted}>{t('panel.second_factor.on', { day: format.date(since ?? '') })}</p>
      <p className={typography.muted}>{t('panel.second_factor.codes_left', { count: recoveryCodes })}</p>
      <div className={accountStyles.actions}>
        <Button
          variant="line"
          busy={actions.isRenewing}
          onClick={actions.renewCodes}
          text="panel.second_factor.renew"
        />
        {(!required || passkeys.length > 0) && (
          <Button
            variant="ghost"
            busy={actions.isRemoving}
            onClick={actions.remove}
            text="panel.second_factor.remove"
          />
        )}
      </div>
    </>
  );
};

/** The second factor of staff: TOTP with recovery codes, and passkeys. */
export const SecondFactorCard = () => {
  const state = useRetryingQuery(secondFactorQuery());
  const actions = useSecondFactor();
  return (
    <section
      className={`${accountStyles.card} ${accountStyles.wideCard}`}
      aria-labelledby="second-factor-title"
    >
      <h2 id="second-factor-title">
        <Text id="panel.second_factor.title" />
      </h2>
      <QueryStates state={state} skeleton={<TableSkeleton rows={1} />}>
        {(data) => (
          <Suspense fallback={<LoadingState>{null}</LoadingState>}>
            {data.since ? (
              <ActiveFactor {...data} actions={actions} />
            ) : (
              <>
                <p className={typography.muted}>
                  <Text id="panel.second_factor.off" />
                </p>
                <TotpSetUp onDone={actions.finish} />
              </>
            )}
            <Passkeys state={data} actions={actions} />
            <AddPasskey onDone={actions.finishPasskey} />
          </Suspense>
        )}
      </QueryStates>
      <StepUpDialog />
    </section>
  );
};

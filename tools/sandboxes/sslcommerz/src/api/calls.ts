import { type Parameters, parametersIn } from '@sargam/sandbox-shared/parameters';
import express, { Router } from 'express';
import { failNext } from '../faults/fail-next.ts';
import type { Call } from '../faults/faults.ts';
import type { Gateway } from '../gateway.ts';
import { queryRefund } from '../refunds/query-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { openSession } from '../sessions/open-session.ts';
import { failedAnswer, successAnswer } from '../sessions/session-answer.ts';
import { queryBySession, queryByTranId } from './query.ts';
import { admitCall, refusal } from './refusal.ts';
import { validate } from './validation.ts';

const TRANSACTIONS = '/validator/api/merchantTransIDvalidationAPI.php';

/** The gateway's own API: always HTTP 200, faults in the JSON, unless it was told to fail. */
export const gatewayCalls = (gateway: Gateway): Router => {
  const { settings } = gateway;
  const form = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 200 });
  const calls = Router();
  calls.post(
    '/gwprocess/v4/api.php',
    form,
    failNext(gateway.faults, () => 'session'),
    (request, response) => {
      const opened = openSession(gateway, parametersIn(request));
      if ('failedreason' in opened) {
        gateway.log('session refused', opened);
        response.json(failedAnswer(opened.failedreason, settings.storeName));
        return;
      }
      gateway.log('session', { tran_id: opened.tranId, store_id: opened.storeId, amount: opened.amount });
      response.json(successAnswer(opened, settings));
    },
  );
  calls.get(
    '/validator/api/validationserverAPI.php',
    failNext(gateway.faults, () => 'validation'),
    (request, response) => {
      response.json(validate(gateway, parametersIn(request)));
    },
  );
  calls.get(
    TRANSACTIONS,
    failNext(gateway.faults, (request) => callMeant(parametersIn(request))),
    (request, response) => {
      response.json(transactionCall(gateway, parametersIn(request)));
    },
  );
  return calls;
};

/** One address serves four calls: which one is told by the parameters that are there. */
const callMeant = (given: Parameters): Exclude<Call, 'session' | 'validation'> => {
  if (given('refund_ref_id')) return 'refund-query';
  if (given('bank_tran_id')) return 'refund';
  return 'query';
};

const transactionCall = (gateway: Gateway, given: Parameters): object => {
  const admission = admitCall(gateway.stores, given);
  if ('refused' in admission) return refusal(admission.refused);
  const { store } = admission;
  const call = callMeant(given);
  if (call === 'refund-query') return queryRefund(gateway, store, given('refund_ref_id'));
  if (call === 'refund')
    return given('refund_amount') ? requestRefund(gateway, store, given) : refusal('missing');
  if (given('sessionkey')) return queryBySession(gateway, store, given('sessionkey'));
  return given('tran_id') ? queryByTranId(gateway, store, given('tran_id')) : refusal('missing');
};

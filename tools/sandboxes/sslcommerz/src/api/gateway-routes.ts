import { type Parameters, readParameters } from '@sargam/sandbox-shared/parameters';
import express, { Router } from 'express';
import { type CallName, injectFault } from '../faults/inject-fault.ts';
import type { Gateway } from '../gateway.ts';
import { queryRefund } from '../refunds/query-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { openSession } from '../sessions/open-session.ts';
import { failedAnswer, successAnswer } from '../sessions/session-answer.ts';
import { authenticateCall, refusedAnswer } from './authenticate-call.ts';
import { queryBySession, queryByTranId } from './query.ts';
import { validate } from './validation.ts';

const TRANSACTION_PATH = '/validator/api/merchantTransIDvalidationAPI.php';

/** The gateway's API. It answers HTTP 200 with errors in the JSON, except for injected faults. */
export const gatewayRoutes = (gateway: Gateway): Router => {
  const { settings } = gateway;
  const form = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 200 });
  const routes = Router();
  routes.post(
    '/gwprocess/v4/api.php',
    form,
    injectFault(gateway, () => 'session'),
    (request, response) => {
      const opened = openSession(gateway, readParameters(request));
      if ('failedreason' in opened) {
        gateway.log('session refused', opened);
        response.json(failedAnswer(opened.failedreason, settings.storeName));
        return;
      }
      gateway.log('session', { tran_id: opened.tranId, store_id: opened.storeId, amount: opened.amount });
      response.json(successAnswer(opened, settings));
    },
  );
  routes.get(
    '/validator/api/validationserverAPI.php',
    injectFault(gateway, () => 'validation'),
    (request, response) => {
      response.json(validate(gateway, readParameters(request)));
    },
  );
  routes.get(
    TRANSACTION_PATH,
    injectFault(gateway, (request) => readCallName(readParameters(request))),
    (request, response) => {
      response.json(answerTransactionCall(gateway, readParameters(request)));
    },
  );
  return routes;
};

/** One path serves three kinds of call; the parameters decide which. */
const readCallName = (given: Parameters): Exclude<CallName, 'session' | 'validation'> => {
  if (given('refund_ref_id')) return 'refund-query';
  if (given('bank_tran_id')) return 'refund';
  return 'query';
};

const answerTransactionCall = (gateway: Gateway, given: Parameters): object => {
  const admission = authenticateCall(gateway.stores, given);
  if ('refused' in admission) return refusedAnswer(admission.refused);
  const { store } = admission;
  const call = readCallName(given);
  if (call === 'refund-query') return queryRefund(gateway, store, given('refund_ref_id'));
  if (call === 'refund')
    return given('refund_amount') ? requestRefund(gateway, store, given) : refusedAnswer('missing');
  if (given('sessionkey')) return queryBySession(gateway, store, given('sessionkey'));
  return given('tran_id') ? queryByTranId(gateway, store, given('tran_id')) : refusedAnswer('missing');
};

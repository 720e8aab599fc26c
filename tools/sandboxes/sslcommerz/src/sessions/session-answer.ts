import type { Method, MethodGroup } from '../methods/method.ts';
import { offeredMethods } from '../methods/offered-methods.ts';
import type { Settings } from '../settings.ts';
import type { Session } from './session.ts';

const channels: Record<string, { group: MethodGroup | 'othercard'; gw: string }> = {
  visa: { group: 'visacard', gw: 'dbbl_visa,brac_visa,city_visa,ebl_visa,sbl_visa' },
  master: { group: 'mastercard', gw: 'dbbl_master,brac_master,city_master,ebl_master,sbl_master' },
  amex: { group: 'amexcard', gw: 'city_amex,amexcard' },
  othercards: { group: 'othercard', gw: '' },
  internetbanking: { group: 'internetbank', gw: 'city,bankasia,ibbl,mtbl' },
  mobilebanking: { group: 'mobilebank', gw: 'dbblmobilebanking,bkash,nagad' },
};

const emptyUrls = {
  directPaymentURLBank: '',
  directPaymentURLCard: '',
  directPaymentURL: '',
  redirectGatewayURLFailed: '',
};

export const successAnswer = (session: Session, { publicUrl, storeName }: Settings) => {
  const offered = offeredMethods(session.multiCardName);
  const gateway = (cardname: string) =>
    `${publicUrl}/gwprocess/v4/bankgw/indexhtml.php?mamount=${session.amount}&ssl_id=${session.sessionkey}&Q=REDIRECT&SESSIONKEY=${session.sessionkey}&tran_type=success&cardname=${cardname}`;
  const describe = (method: Method) => ({
    name: method.name,
    type: method.type,
    logo: `${publicUrl}/logos/${method.code}.svg`,
    gw: method.gw,
    r_flag: '1',
    redirectGatewayURL: gateway(method.gw),
  });
  return {
    status: 'SUCCESS',
    failedreason: '',
    sessionkey: session.sessionkey,
    gw: listGateways(offered),
    redirectGatewayURL: gateway(''),
    ...emptyUrls,
    GatewayPageURL: `${publicUrl}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${session.sessionkey}`,
    storeBanner: '',
    storeLogo: `${publicUrl}/logos/store.svg`,
    store_name: storeName,
    desc: offered.map(describe),
    is_direct_pay_enable: '1',
  };
};

const listGateways = (offered: Method[]) =>
  Object.fromEntries(
    Object.entries(channels).map(([name, { group, gw }]) => [
      name,
      offered.some((method) => method.group === group) ? gw : '',
    ]),
  );

export const failedAnswer = (failedreason: string, storeName: string) => ({
  status: 'FAILED',
  failedreason,
  sessionkey: '',
  gw: Object.fromEntries(Object.keys(channels).map((name) => [name, ''])),
  redirectGatewayURL: '',
  ...emptyUrls,
  GatewayPageURL: '',
  storeBanner: '',
  storeLogo: '',
  store_name: storeName,
  desc: [],
  is_direct_pay_enable: '0',
});

export type MethodCode = 'bkash' | 'nagad' | 'rocket' | 'visa' | 'mastercard' | 'amex' | 'internet';

export type MethodGroup = 'visacard' | 'mastercard' | 'amexcard' | 'internetbank' | 'mobilebank';

/** A payment method, with the card fields of its messages. */
export interface Method {
  code: MethodCode;
  name: string;
  group: MethodGroup;
  /** The `type` in `desc`. */
  type: string;
  /** The gateway's name of this channel. */
  gw: string;
  /** The names in `multi_card_name` that select this method, besides the group's; absent if the gateway has none. */
  cardNamePattern?: RegExp;
  colour: string;
  cardType: string;
  cardNo: string;
  cardIssuer: string;
  cardBrand: string;
  cardCategory: string;
}

const mobileWallet = {
  group: 'mobilebank',
  type: 'mobilebanking',
  cardNo: '',
  cardBrand: 'MOBILEBANKING',
  cardCategory: 'MOBILE',
} as const;
const card = { cardCategory: 'CREDIT' } as const;

export const methods: readonly Method[] = [
  {
    ...mobileWallet,
    code: 'bkash',
    name: 'bKash',
    gw: 'bkash',
    cardNamePattern: /^bkash$/,
    colour: '#d12053',
    cardType: 'BKASH-BKash',
    cardIssuer: 'BKash Mobile Banking',
  },
  {
    ...mobileWallet,
    code: 'nagad',
    name: 'Nagad',
    gw: 'nagad',
    colour: '#c8401e',
    cardType: 'NAGAD-Nagad',
    cardIssuer: 'Nagad',
  },
  {
    ...mobileWallet,
    code: 'rocket',
    name: 'Rocket',
    gw: 'dbblmobilebanking',
    cardNamePattern: /^dbblmobilebanking$/,
    colour: '#89288f',
    cardType: 'DBBLMOBILEB-Dbbl Mobile Banking',
    cardIssuer: 'DBBL Mobile Banking',
  },
  {
    ...card,
    code: 'visa',
    name: 'VISA',
    group: 'visacard',
    type: 'visa',
    gw: 'dbbl_visa',
    cardNamePattern: /^\w+_visa$/,
    colour: '#1a3f9c',
    cardType: 'VISA-Dutch Bangla',
    cardNo: '411111XXXXXX1111',
    cardIssuer: 'TRUST BANK, LTD.',
    cardBrand: 'VISA',
  },
  {
    ...card,
    code: 'mastercard',
    name: 'Mastercard',
    group: 'mastercard',
    type: 'master',
    gw: 'dbbl_master',
    cardNamePattern: /^\w+_master$/,
    colour: '#b3401b',
    cardType: 'MASTER-Dutch Bangla',
    cardNo: '511111XXXXXX1111',
    cardIssuer: 'DUTCH-BANGLA BANK LTD.',
    cardBrand: 'MASTERCARD',
  },
  {
    ...card,
    code: 'amex',
    name: 'AMEX',
    group: 'amexcard',
    type: 'amex',
    gw: 'city_amex',
    cardNamePattern: /^\w+_amex$/,
    colour: '#1b6a94',
    cardType: 'AMEX-City Bank',
    cardNo: '371111XXXXX1111',
    cardIssuer: 'CITY BANK LTD.',
    cardBrand: 'AMEX',
  },
  {
    code: 'internet',
    name: 'Internet banking',
    group: 'internetbank',
    type: 'internetbanking',
    gw: 'mtbl',
    cardNamePattern: /^(bankasia|abbank|ibbl|mtbl|city|tapnpay)$/,
    colour: '#33564c',
    cardType: 'MTBL-Mutual Trust Bank',
    cardNo: '',
    cardIssuer: 'Mutual Trust Bank Limited',
    cardBrand: 'IB',
    cardCategory: 'IB',
  },
];

export const findMethod = (code: MethodCode): Method => {
  const method = methods.find((one) => one.code === code);
  if (!method) throw new Error(`no such method: ${code}`);
  return method;
};

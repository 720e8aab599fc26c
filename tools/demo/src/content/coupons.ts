export const coupons = [
  { code: 'WELCOME10', percent: 10, useLimit: 500, expiresInDays: 365 },
  { code: 'BOISHAKH15', percent: 15, useLimit: 200, expiresInDays: 120 },
  { code: 'BAND25', percent: 25, useLimit: 40, expiresInDays: 60 },
  // A total of 0, for an order without payment.
  { code: 'GURU100', percent: 100, useLimit: 20, expiresInDays: 365 },
];

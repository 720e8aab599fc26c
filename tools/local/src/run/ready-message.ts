const accounts = [
  'admin@sargam.test',
  'content@sargam.test',
  'instructor@sargam.test',
  'student@sargam.test',
];

const names: Readonly<Record<string, string>> = {
  site: 'The site',
  inbox: 'Mail inbox',
  payments: 'Payment sandbox',
  social: 'Google, Facebook',
  metrics: 'Metrics',
};

/** The last lines of a start: the addresses and the demo accounts. */
export const createReadyMessage = (
  addresses: Readonly<Record<string, string>>,
  seconds: number,
): string[] => [
  '',
  `Sargam is ready (${seconds.toFixed(0)} s).`,
  '',
  ...Object.entries(addresses).map(([name, url]) => `  ${(names[name] ?? name).padEnd(16)} ${url}`),
  '',
  `  Log in as ${accounts.join(', ')}`,
  '  with the password sargam-demo.',
  '',
  'Ctrl-C, or "npm stop" in another terminal, stops everything.',
];

// npm run test:cluster -- network [--suites=PATTERN]: runs browser suites on the site of cluster:site, records the TCP connections of all pods
// meanwhile, and compares them with the connections that the NetworkPolicies allow. The node of cluster:up enforces no NetworkPolicy, so a
// connection that is not allowed succeeds and is seen.
import { parseArgs } from 'node:util';
import { listAllowed } from '../network/allowed-connections.ts';
import { observeConnections } from '../network/observe-connections.ts';
import { runSuites } from './cluster-site.ts';
import { writeSection } from './report.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    suites: { type: 'string', default: 'test/(buy-and-watch|gift-for-someone|refund|social-login)' },
  },
});

const servers = ['postgres', 'mongo', 'redis', 'kafka', 's3', 'mail'];

const observing = observeConnections();
const { ok: suitesPassed } = await runSuites(options.suites);
const found = [...(await observing.stop())].filter(
  (each) => !servers.some((name) => each.startsWith(`${name} > `)),
);
const allowed = listAllowed();
const forbidden = found.filter((each) => !allowed.includes(each)).sort();
const unused = allowed.filter((each) => !found.includes(each));
const passed = forbidden.length === 0 && suitesPassed;
writeSection('network', [
  `**${passed ? 'Passed' : 'Failed'}**: the suites \`${options.suites}\` ${suitesPassed ? 'passed' : 'failed'}; ${found.length} kinds of connections between pods were seen, ${allowed.length} are allowed.`,
  '',
  `- Seen, but not allowed: ${forbidden.join(', ') || 'none'}.`,
  `- Allowed, but not seen in these suites: ${unused.join(', ') || 'none'}.`,
  '',
  'The payment gateway and the social logins are "outside"; their sandboxes here do not use port 443, which the policies allow.',
]);
process.exit(passed ? 0 : 1);

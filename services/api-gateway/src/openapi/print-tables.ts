import { describeSettings } from '@sargam/chassis/config';
import { roleNumbers } from '../api/roles.ts';
import { gatewaySettings } from '../config.ts';
import { routes } from '../routes/index.ts';
import type { Route } from '../routing/route.ts';

const rolesOf = ({ roles }: Route): string => {
  if (roles === 'anybody') return 'everyone';
  return roles.length === 4 ? 'logged in' : roles.map((role) => roleNumbers[role]).join(', ');
};

const rowOf = (route: Route): string => {
  const ownerRule = route.isOwner ? ', own only' : '';
  const stepUp = route.stepUp ? ', recent password' : '';
  const call = `${route.method.toUpperCase()} ${route.path.slice(1)}`;
  return `| \`${call}\` | ${rolesOf(route)}${ownerRule}${stepUp} | ${route.rate ?? route.codeCheck?.kind ?? 'usual'} | ${route.summary} |`;
};

const table = ['| call | who | limit | what |', '|---|---|---|---|', ...routes.map(rowOf)].join('\n');

// Printed for `npm run generate`, which writes both tables into the README.
process.stdout.write(JSON.stringify({ routes: table, settings: describeSettings(gatewaySettings) }));

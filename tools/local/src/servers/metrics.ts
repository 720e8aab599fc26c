import type { RequestListener } from 'node:http';

/** `name{a="b"} 1` → `name{service="x",a="b"} 1`. A sample with a service label stays unchanged. */
export const addServiceLabel = (line: string, service: string): string =>
  /^[^{ ]+\{([^}]*,)?service="/.test(line) ? line : insertLabel(line, service);

const insertLabel = (line: string, service: string): string =>
  line
    .replace(/^([a-zA-Z_:][\w:]*)(\{)?/, (_, name: string, open?: string) =>
      open ? `${name}{service="${service}",` : `${name}{service="${service}"}`,
    )
    .replace('",}', '"}');

/** Merges the metrics pages of several services: groups the samples of each metric, with one HELP and one TYPE line. */
export const mergeMetrics = (pages: ReadonlyMap<string, string>): string => {
  const families = new Map<string, { head: string[]; samples: string[] }>();
  for (const [service, page] of pages) {
    let current = '';
    for (const line of page.split('\n').filter(Boolean)) {
      const [, kind, name = ''] = line.match(/^# (HELP|TYPE) (\S+)/) ?? [];
      if (kind) current = name;
      else if (line.startsWith('#')) continue;
      const family = families.get(current) ?? { head: [], samples: [] };
      families.set(current, family);
      if (!kind) family.samples.push(addServiceLabel(line, service));
      else if (family.head.length < 2 && !family.head.some((known) => known.startsWith(`# ${kind} `)))
        family.head.push(line);
    }
  }
  return [...families.values()].flatMap((family) => [...family.head, ...family.samples, '']).join('\n');
};

const fetchMetrics = async ([service, url]: [string, string]): Promise<[string, string]> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return [service, `# HELP up Whether the service answered\n# TYPE up gauge\nup 1\n${await answer.text()}`];
  } catch {
    return [service, '# HELP up Whether the service answered\n# TYPE up gauge\nup 0\n'];
  }
};

/** Serves the metrics of all services in the Prometheus text format. */
export const createMetricsHandler =
  (services: ReadonlyMap<string, string>): RequestListener =>
  (_request, response) => {
    void Promise.all([...services].map(fetchMetrics)).then((pages) => {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(mergeMetrics(new Map(pages)));
    });
  };

import type { Dashboard, Panel, Row } from './dashboard.ts';

/** The width of Grafana's grid in columns. */
const gridWidth = 24;
const graphHeight = 8;
const numberHeight = 4;

const datasource = { type: 'prometheus', uid: '${datasource}' };

const datasourceVariable = {
  name: 'datasource',
  label: 'Data source',
  type: 'datasource',
  query: 'prometheus',
};

const serviceVariable = {
  name: 'service',
  label: 'Service',
  type: 'query',
  datasource,
  query: 'label_values(process_cpu_seconds_total, service)',
  refresh: 2,
  sort: 1,
};

const redAboveZero = {
  mode: 'absolute',
  steps: [
    { color: 'green', value: null },
    { color: 'red', value: 1 },
  ],
};

const renderTargets = ({ queries }: Panel) =>
  queries.map(({ expr, legend }, index) => ({
    refId: String.fromCharCode('A'.charCodeAt(0) + index),
    datasource,
    expr,
    legendFormat: legend,
  }));

const renderPanel = (panel: Panel, position: Record<'x' | 'y' | 'w' | 'h', number>) => ({
  type: panel.mustBeZero ? 'stat' : 'timeseries',
  title: panel.title,
  datasource,
  gridPos: position,
  fieldConfig: {
    defaults: {
      unit: panel.unit === 'cores' ? 'none' : panel.unit,
      ...(panel.mustBeZero ? { thresholds: redAboveZero } : { min: 0 }),
    },
    overrides: [],
  },
  options: panel.mustBeZero
    ? { colorMode: 'background', reduceOptions: { calcs: ['lastNotNull'] } }
    : { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: renderTargets(panel),
});

const heightOf = ({ panels }: Row): number =>
  panels.every(({ mustBeZero }) => mustBeZero) ? numberHeight : graphHeight;

/** A heading and its panels, at most four side by side. */
const renderRow = (row: Row, top: number) => {
  const perLine = row.panels.length === 3 || row.panels.length === 6 ? 3 : 4;
  const w = gridWidth / perLine;
  const h = heightOf(row);
  const panels = row.panels.map((panel, index) =>
    renderPanel(panel, { x: (index % perLine) * w, y: top + 1 + Math.floor(index / perLine) * h, w, h }),
  );
  const heading = {
    type: 'row',
    title: row.title,
    collapsed: false,
    gridPos: { x: 0, y: top, w: gridWidth, h: 1 },
  };
  return { panels: [heading, ...panels], bottom: top + 1 + Math.ceil(row.panels.length / perLine) * h };
};

const renderRows = (rows: readonly Row[]) => {
  let top = 0;
  return rows.flatMap((row) => {
    const { panels, bottom } = renderRow(row, top);
    top = bottom;
    return panels;
  });
};

/** The JSON that Grafana imports, by its file provider or by hand. */
export const renderDashboard = ({ id, title, hasServiceChoice, rows }: Dashboard): string => {
  const panels = renderRows(rows).map((panel, index) => ({ id: index + 1, ...panel }));
  const list = hasServiceChoice ? [datasourceVariable, serviceVariable] : [datasourceVariable];
  const links = [{ type: 'dashboards', title: 'Sargam', tags: ['sargam'], asDropdown: true, keepTime: true }];
  const times = { timezone: 'browser', refresh: '1m', time: { from: 'now-6h', to: 'now' } };
  const document = {
    uid: id,
    title,
    tags: ['sargam'],
    schemaVersion: 39,
    ...times,
    links,
    templating: { list },
    panels,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};

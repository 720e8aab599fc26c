import type { Settings } from '@sargam/chassis/config';
import { backingFiles } from './backing-chart.ts';
import { chartFiles } from './chart-folder.ts';
import { type DescribedPart, describeChartParts } from './chart-part.ts';
import { allSettings, globalValues } from './chart-values.ts';
import { edgeFiles } from './edge-chart.ts';
import { partValues } from './part-values.ts';
import { renderSkaffold } from './skaffold-file.ts';
import { umbrellaFiles } from './umbrella-chart.ts';

/** Links from the folder `charts` of a chart to the charts that it depends on, so that Helm needs no download. */
const linksOf = (names: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(names.map((name) => [`charts/${name}/charts/sargam-lib`, '../../sargam-lib'])),
  ...Object.fromEntries(names.map((name) => [`charts/sargam/charts/${name}`, `../../${name}`])),
});

export interface GeneratedCharts {
  readonly files: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
}

const filesOfPart = (described: DescribedPart, all: Settings) => {
  const { part, description } = described;
  return chartFiles(part.name, description, partValues(described, all), part, 'all');
};

/** All generated files and links of charts/, and skaffold.yaml. */
export const renderCharts = async (): Promise<GeneratedCharts> => {
  const parts = await describeChartParts();
  const settings = allSettings(parts);
  const names = [...parts.map(({ part }) => part.name), 'edge'];
  return {
    files: {
      ...Object.assign({}, ...parts.map((described) => filesOfPart(described, settings))),
      ...edgeFiles(parts, globalValues(settings, false)),
      ...backingFiles(parts),
      ...umbrellaFiles(names, { global: globalValues(settings, true) }),
      'skaffold.yaml': renderSkaffold(parts),
    },
    links: linksOf(names),
  };
};

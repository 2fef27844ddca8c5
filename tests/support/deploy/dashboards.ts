import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { readYaml } from './yaml-files.js';

export interface Alarm {
  alert: string;
  expr: string;
  for?: string;
  labels: { product: string; severity: string };
  annotations: Record<string, string>;
}

export interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { type: string; uid: string };
  targets?: { refId: string; expr: string; datasource: { uid: string } }[];
}

export interface Dashboard {
  uid: string;
  title: string;
  description: string;
  panels: Panel[];
  templating: { list: { name: string; query: unknown }[] };
}

export const readAlarms = (): Alarm[] =>
  readYaml<{ groups: { rules: Alarm[] }[] }>('deploy/prometheus/alerts.yml').flatMap(({ groups }) =>
    groups.flatMap(({ rules }) => rules),
  );

const FOLDER = 'deploy/grafana/dashboards';

export const readDashboards = (): Dashboard[] =>
  readdirSync(inRoot(FOLDER)).map(
    (file) => JSON.parse(readFileSync(inRoot(FOLDER, file), 'utf8')) as Dashboard,
  );

/** Values of Grafana's variables, as for one choice of each. */
const VARIABLES: Record<string, string> = {
  $__rate_interval: '1m',
  $namespace: '.*',
  $mode: 'test',
};

const withVariables = (expr: string): string => expr.replace(/\$\w+/g, (name) => VARIABLES[name] ?? name);

/** Every query of a dashboard to Prometheus, with the title of its panel. */
export const questionsOf = ({ title, panels }: Dashboard): [string, string][] =>
  panels.flatMap((panel) =>
    (panel.targets ?? []).map(({ expr }): [string, string] => [
      `${title}: ${panel.title}`,
      withVariables(expr),
    ]),
  );

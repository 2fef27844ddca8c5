import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { formatPagePolicies } from '@smash/contract';
import { publicServer } from '../servers/public-server.js';
import type { Overrides } from '../servers/test-site.js';

const page = (name: string): string =>
  `<!doctype html><html><head><title>${name}</title><meta name="description" content="${name}"></head>` +
  `<body>${name} page</body></html>`;

export const script = `console.log(${JSON.stringify('built '.repeat(200))})`;

const pages = [
  '/index.html',
  '/careers/index.html',
  '/404/index.html',
  '/business/404/index.html',
  '/business/ridesmash/index.html',
  '/team/404/index.html',
  '/careers/0/index.html',
  '/job-application/0/index.html',
  '/sw.js',
];
/** Small stand-in for the renderer of pages: the real renderer is tested in browsers. */
const RENDERER = `
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => \`&#\${sign.codePointAt(0)};\`);
const page = (title, text) =>
  \`<!doctype html><html><head><title>\${title}</title></head><body>\${text}</body></html>\`;
let rendered = 0;
async function renderPage(address, { listJobs, findJob, sent }) {
  const id = new URL(address).pathname.split('/')[2];
  const scriptHashes = ["'sha256-of-this-page='"];
  try {
    const jobs = id ? [await findJob(Number(id))] : await listJobs();
    if (!jobs[0] && id) return { status: 404, scriptHashes, html: page('Missing', 'Missing page') };
    const words = [...jobs.map(({ title }) => title), JSON.stringify(sent ?? {}), 'rendered '.repeat(100), sent ? '' : \`page \${(rendered += 1)}\`];
    return { status: 200, scriptHashes, html: page('Careers', \`Careers page \${escaped(words.join(', '))}\`) };
  } catch {
    return { status: 503, scriptHashes, html: page('Careers', 'The jobs cannot be read') };
  }
}
export const entry = { module: { createRenderPage: () => renderPage } };
`;

/** Each page of the public site has a policy that names it, so that tests see which one is sent. */
export const policyOf = (file: string, scripts = "'sha256-of-the-file='"): string =>
  `default-src 'self' https://policy.example${file}; script-src 'self' ${scripts}`;
/** Policy of pages that are rendered for a request. */
export const RENDERED_POLICY = policyOf('/careers/index.html', "'sha256-of-this-page='");
const policies = (names: string[], report?: string) =>
  formatPagePolicies(
    new Map(names.map((name) => [name, { enforce: policyOf(name), ...(report && { report }) }])),
  );

const files: Record<string, string | Buffer> = {
  'public/index.html': page('Home'),
  'public/careers/index.html': page('Careers'),
  'public/careers/index.html.br': brotliCompressSync(page('Careers')),
  'public/404/index.html': page('Not found'),
  'public/business/404/index.html': page('Business not found'),
  'public/business/ridesmash/index.html': page('Ridesmash'),
  'public/team/404/index.html': page('Member not found'),
  'public/careers/0/index.html': page('Unreached job'),
  'public/job-application/0/index.html': page('Unreached form'),
  'server/index.mjs': RENDERER,
  'public/.content-security-policies': policies(pages, "require-trusted-types-for 'script'"),
  'admin/.content-security-policies': policies([
    '/hidden-portal/index.html',
    '/hidden-portal/assets/pdf.worker-7a8b9c.js',
  ]),
  'admin/assets/pdf.worker-7a8b9c.js': script,
  'public/robots.txt': 'User-agent: *',
  'public/.secret': 'secret',
  'public/embed/jobs.js': script,
  'public/og/careers.png': 'picture',
  'public/sw.js': script,
  'public/sw.js.br': brotliCompressSync(script),
  'public/assets/app-1a2b3c.js': script,
  'public/assets/app-1a2b3c.js.gz': gzipSync(script),
  'public/assets/app-1a2b3c.js.br': brotliCompressSync(script),
  'admin/index.html': page('Portal'),
  'admin/assets/portal-4d5e6f.js': script,
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/site.webmanifest': '{}',
  'outside.txt': 'outside of the build',
};

export interface SiteBuild {
  /** The folders of the two front ends. */
  site: { public: string; admin: string };
  /** The variables that make a backend serve them. */
  overrides: Overrides;
  remove: () => Promise<void>;
}

/** Small folders in the form of the built front ends. */
export async function makeSiteBuild(): Promise<SiteBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-build-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const site = { public: path.join(folder, 'public'), admin: path.join(folder, 'admin') };
  return {
    site,
    overrides: {
      SITE_PUBLIC_PATH: site.public,
      SITE_ADMIN_PATH: site.admin,
      ...publicServer,
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

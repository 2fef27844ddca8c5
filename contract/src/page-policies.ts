/**
 * Content-Security-Policies of a built front end: the build writes them into one file, and nginx and the backend send
 * them as headers from there. A line is an entry of an nginx `map`, `"enforce /careers/index.html" "default-src …";`.
 */

/** Where a build keeps them, below its folder; servers do not hand out names that begin with a dot. */
export const PAGE_POLICIES_FILE = '.content-security-policies';

/** What a browser does about a breach: forbids it, or only says it in its console. */
export type PolicyMode = 'enforce' | 'report';

/** The policies of one page or worker. */
export type PagePolicy = Partial<Record<PolicyMode, string>>;

/** Policies by the address of the file, such as `/careers/index.html`. */
export type PagePolicies = ReadonlyMap<string, PagePolicy>;

const LINE = /^"(enforce|report) ([^"]+)" "([^"]+)";$/;

/** @throws Error when a policy holds what nginx would read as something else */
export function formatPagePolicies(policies: PagePolicies): string {
  const lines = [...policies].flatMap(([file, policy]) =>
    Object.entries(policy).map(([mode, value]) => `"${mode} ${file}" "${value}";`),
  );
  const unreadable = lines.find((line) => !LINE.test(line) || /[$\\\n]/.test(line));
  if (unreadable) throw new Error(`not an entry of an nginx map: ${unreadable}`);
  return `${lines.join('\n')}\n`;
}

/** @throws Error when a line is none of `formatPagePolicies` */
export function parsePagePolicies(text: string): PagePolicies {
  const policies = new Map<string, PagePolicy>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, mode, file = '', value] = LINE.exec(line) ?? [];
    if (!mode) throw new Error(`not a line of ${PAGE_POLICIES_FILE}: ${line}`);
    policies.set(file, { ...policies.get(file), [mode]: value });
  }
  return policies;
}

/** Directives in order, each with its sources, as the one line of a header. */
export function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

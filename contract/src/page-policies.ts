/**
 * Content-Security-Policies of a built front end: the build writes them into one file, and nginx and the backend send
 * them as headers from there. A line is an entry of an nginx `map`, `"enforce /careers/index.html" "default-src …";`.
 */

/** File of the policies in the folder of a build; servers do not serve names that begin with a dot. */
export const PAGE_POLICIES_FILE = '.content-security-policies';

/** What a browser does with a violation: blocks it, or only reports it in its console. */
export type PolicyMode = 'enforce' | 'report';

/** The policies of one page or worker. */
export type PagePolicy = Partial<Record<PolicyMode, string>>;

/** Policies by the address of the file, such as `/careers/index.html`. */
export type PagePolicies = ReadonlyMap<string, PagePolicy>;

const LINE = /^"(enforce|report) ([^"]+)" "([^"]+)";$/;

/** Writes policies as the lines of the file. @throws Error when a policy has characters that nginx would misread */
export function formatPagePolicies(policies: PagePolicies): string {
  const lines = [...policies].flatMap(([file, policy]) =>
    Object.entries(policy).map(([mode, value]) => `"${mode} ${file}" "${value}";`),
  );
  const unreadable = lines.find((line) => !LINE.test(line) || /[$\\\n]/.test(line));
  if (unreadable) throw new Error(`not an entry of an nginx map: ${unreadable}`);
  return `${lines.join('\n')}\n`;
}

/** Reads the lines of the file. @throws Error when `formatPagePolicies` cannot have written a line */
export function parsePagePolicies(text: string): PagePolicies {
  const policies = new Map<string, PagePolicy>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, mode, file = '', value] = LINE.exec(line) ?? [];
    if (!mode) throw new Error(`not a line of ${PAGE_POLICIES_FILE}: ${line}`);
    policies.set(file, { ...policies.get(file), [mode]: value });
  }
  return policies;
}

/** Value of the header: the directives in order, each with its sources. */
export function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';

const texts = readdirSync(inRoot('docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(inRoot('docs', name), 'utf8'));
const commands = texts.flatMap((text) => text.match(/certbot certonly [^`\n#]+/g) ?? []);

describe('the commands for a certificate', () => {
  it('name the deploy hook, since certbot before 3.2 runs its folder of hooks only on renewal', () => {
    const hook = texts.join('\n').match(/Save it as `(\/etc\/letsencrypt\/[^`]+)`, executable/)?.[1];
    const first = commands.filter((command) => !command.includes('--force-renewal'));
    expect(first).toHaveLength(2);
    for (const command of first) expect(command).toContain(`--deploy-hook ${hook}`);
  });
});

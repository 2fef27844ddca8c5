import { readYaml } from './yaml-files.js';

/** Parts of a service in a compose or stack file that the specs read. */
export interface ComposeService {
  image: string;
  user?: string;
  build?: { context: string; target?: string };
  profiles?: string[];
  environment?: Record<string, string | number>;
  ports?: (string | { target: number; published: string; mode: string })[];
  networks?: string[];
  volumes?: (string | { type: string; target: string })[];
  tmpfs?: string[];
  command?: string[];
  entrypoint?: string[];
  secrets?: { source: string; target: string }[];
  healthcheck?: Record<string, unknown>;
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  stop_grace_period?: string;
  stop_signal?: string;
  deploy?: { mode?: string; replicas?: string; resources?: { limits: { memory: string } } };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  secrets?: Record<string, { external: boolean; name: string }>;
  networks?: Record<
    string,
    {
      external?: boolean;
      internal?: boolean;
      enable_ipv6?: string;
      attachable?: boolean;
      ipam?: { config: { subnet: string }[] };
    } | null
  >;
}

/** A service by name. @throws when there is none, so that a spec about it says so */
export function serviceOf({ services }: ComposeFile, name: string): ComposeService {
  const service = services[name];
  if (!service) throw new Error(`There is no service ${name}`);
  return service;
}

export const readCompose = (...parts: string[]): ComposeFile => {
  const [file] = readYaml<ComposeFile>(...parts);
  if (!file) throw new Error(`${parts.join('/')} is empty`);
  return file;
};

/** The image that a service has unless .env names another. */
export function defaultImage({ image }: Pick<ComposeService, 'image'>): string {
  const filled = image.replace(/\$\{\w+:-([^{}]*)\}/g, '$1');
  return filled === image ? image.replace(/:latest$/, '') : defaultImage({ image: filled });
}

/** "512m", "512M" and "512Mi" in bytes; "1g" and the like too. */
export function toBytes(size: string): number {
  const [, number = '', unit = ''] = /^(\d+)([mg])i?$/i.exec(size) ?? [];
  return Number(number) * (unit.toLowerCase() === 'g' ? 1024 ** 3 : 1024 ** 2);
}
